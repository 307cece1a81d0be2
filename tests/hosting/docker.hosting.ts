import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEFAULT_BASE_PATH as BASE } from '../../server/settings.mjs';
import { ask } from './ask.ts';
import { DIST_DIR, startDockerNginx } from './hosts.ts';

// What the image runs, without Docker.

const isNginxThere = process.env.THREADPRINT_HOSTS?.includes('nginx') === true;

let host: Awaited<ReturnType<typeof startDockerNginx>> | undefined;
beforeAll(async () => {
  if (isNginxThere) host = await startDockerNginx(BASE);
});
afterAll(() => host?.stop());

it.runIf(isNginxThere)('the command of the Dockerfile serves the story without root', async () => {
  const { status, body } = await ask(host?.port ?? 0, `${BASE}thirsty_fashion`);
  expect([status, body]).toEqual([200, readFileSync(join(DIST_DIR, BASE, 'thirsty_fashion.html'), 'utf8')]);
});

it.runIf(isNginxThere)('its health check is content while nginx runs, and not after', async () => {
  expect(host?.isHealthy()).toBe(true);
  await host?.stop();
  expect(host?.isHealthy()).toBe(false);
  host = undefined;
});
