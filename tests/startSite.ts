import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

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
