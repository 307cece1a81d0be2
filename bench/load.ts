import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { DEFAULT_BASE_PATH } from '../server/settings.mjs';
import { type Host, provideNginx, startNginx } from '../tests/hosting/hosts.ts';

const CONNECTIONS = 1000;
const DURATION_S = 30;
const PORT = 4396;
const PAGE = `${DEFAULT_BASE_PATH}thirsty_fashion/info1`;
/** Memory may grow while a thousand connections open; from then on it must stay within this factor. */
const FLAT = 1.25;

/** The server of `npm start` in a process of its own, as visitors meet it. */
async function startOwnProcess(): Promise<Host & { pid: number }> {
  const child = spawn(process.execPath, ['build/run.mjs', 'server/serve.ts'], {
    env: { ...process.env, PORT: String(PORT), BASE_PATH: '', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const stop = async () => void child.kill('SIGTERM');
  return { name: 'npm start', port: PORT, pid: child.pid ?? 0, stop };
}

/** Resident memory in megabytes of the process and its children, from /proc; NaN where there is none. */
function readMemoryMb(pid: number): number {
  try {
    const statuses = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readFileSync(`/proc/${name}/status`, 'utf8'))
      .filter((status) => new RegExp(`^(Pid|PPid):\\s+${pid}$`, 'm').test(status));
    const kilobytes = statuses.map((status) => Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    return kilobytes.reduce((sum, value) => sum + value, 0) / 1000;
  } catch {
    // A process that ended while we read, or a system without /proc.
    return Number.NaN;
  }
}

async function measure({ name, port, pid }: Host & { pid: number }) {
  const memory: number[] = [];
  const timer = setInterval(() => memory.push(readMemoryMb(pid)), 1000);
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${PAGE}`,
    connections: CONNECTIONS,
    duration: DURATION_S,
    timeout: 20,
    headers: { 'accept-encoding': 'br' },
  });
  clearInterval(timer);
  const known = memory.filter((value) => !Number.isNaN(value));
  // After a third of the time all connections stand.
  const settled = known.slice(Math.floor(known.length / 3));
  return {
    server: name,
    'requests/s': Math.round(result.requests.average),
    'p99 ms': result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
    'memory MB': `${Math.round(Math.min(...settled))}–${Math.round(Math.max(...settled))}`,
    isFlat: settled.length === 0 || Math.max(...settled) <= FLAT * Math.min(...settled),
  };
}

/** `npm run bench:load`: a thousand connections for half a minute, to our server and to nginx. */
export async function main(): Promise<void> {
  const hosts: (() => Promise<Host & { pid: number }>)[] = [startOwnProcess];
  if (provideNginx()) hosts.push(() => startNginx(DEFAULT_BASE_PATH));
  else console.log('Skipping nginx: it is not installed');
  const rows = [];
  for (const start of hosts) {
    const host = await start();
    rows.push(await measure(host));
    await host.stop();
  }
  console.log(`${CONNECTIONS} connections, ${DURATION_S} s, loopback, ${PAGE}`);
  console.table(rows);
  if (rows.some(({ errors, isFlat }) => errors > 0 || !isFlat)) {
    throw new RangeError('A server failed under load: errors, or memory that grows');
  }
}
