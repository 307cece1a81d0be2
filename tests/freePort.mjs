// Plain JavaScript: the test runner asks before anything is installed.
import { createServer } from 'node:net';

/** @returns {Promise<number>} a port that nobody listens on */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
