import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen, tryAddress } from './listen.mjs';

describe('listen(create, address)', () => {
  it('opens a free port on request', async () => {
    const { servers, port } = await listen(createServer, { host: undefined, port: 0 });
    expect(servers.length).toBeGreaterThanOrEqual(1);
    expect(port).toBeGreaterThan(0);
    for (const server of servers) server.close();
  });
});

describe('tryAddress(address)', () => {
  it('says in one line that the port is busy', async () => {
    const { servers, port } = await listen(createServer, { host: '127.0.0.1', port: 0 });
    for (const host of [undefined, '127.0.0.1']) {
      await expect(tryAddress({ host, port })).rejects.toThrow(
        new RangeError(
          `Port ${port} is busy. Stop what listens there, or choose another: PORT=8080 npm start`,
        ),
      );
    }
    for (const server of servers) server.close();
  });
  it('says in one line that the host is not ours', async () => {
    await expect(tryAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
      new RangeError('HOST "192.0.2.1" is not an address of this machine'),
    );
  });
  it('leaves the port free', async () => {
    const { servers, port } = await listen(createServer, { host: '127.0.0.1', port: 0 });
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    await tryAddress({ host: '127.0.0.1', port });
    await expect(tryAddress({ host: '127.0.0.1', port })).resolves.toBeUndefined();
  });
});
