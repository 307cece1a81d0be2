import { spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Serves the built site with our own server; returns what stops it. */
export async function startSite(basePath: string, port: number): Promise<() => void> {
  const site = spawn(process.execPath, ['build/run.mjs', 'server/serve.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), BASE_PATH: basePath },
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const isUp = await fetch(`http://localhost:${port}${basePath}`).then(
      () => true,
      () => false,
    );
    if (isUp) return () => site.kill();
    await setTimeout(100);
  }
  site.kill();
  throw new Error('the site did not start: was it built?');
}
