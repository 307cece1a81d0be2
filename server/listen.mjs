// Plain JavaScript: `npm start` tries its port before the dependencies are installed.
import { createServer } from 'node:net';

/** @typedef {{ host: string | undefined, port: number }} Address */

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/**
 * Opens one server per address: the host that was asked for, or both loopback addresses, since "localhost"
 * may mean either of them.
 * @template {import('node:net').Server} S
 * @param {() => S} create
 * @param {Address} address
 * @returns {Promise<{ servers: S[], port: number }>} the port that was opened, also where 0 asked for any
 * @throws {RangeError} in one line that says which setting to change
 */
export async function listen(create, address) {
  const hosts = address.host === undefined ? LOOPBACK_ADDRESSES : [address.host];
  /** @type {S[]} */
  const servers = [];
  let { port } = address;
  for (const host of hosts) {
    const server = create();
    try {
      port = await open(server, host, port);
      servers.push(server);
    } catch (error) {
      const isOptional =
        servers.length > 0 && /** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE';
      if (isOptional) continue;
      for (const opened of servers) opened.close();
      throw explainListenError(/** @type {NodeJS.ErrnoException} */ (error), address);
    }
  }
  return { servers, port };
}

/**
 * Opens the address and closes it again.
 * @param {Address} address
 * @throws {RangeError} when it cannot be had
 */
export async function tryAddress(address) {
  const { servers } = await listen(createServer, address);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
}

/**
 * @param {import('node:net').Server} server
 * @param {string} host
 * @param {number} port
 * @returns {Promise<number>}
 */
function open(server, host, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, backlog: 2048 }, () => {
      server.off('error', reject);
      resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
    });
  });
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {Address} address
 */
function explainListenError(error, { host, port }) {
  switch (error.code) {
    case 'EADDRINUSE':
      return new RangeError(
        `Port ${port} is busy. Stop what listens there, or choose another: PORT=8080 npm start`,
      );
    case 'EACCES':
      return new RangeError(`Port ${port} needs more rights. Choose one above 1023: PORT=8080 npm start`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new RangeError(`HOST "${host}" is not an address of this machine`);
    default:
      return new RangeError(`Cannot listen on ${host ?? 'localhost'}:${port} (${error.message})`);
  }
}
