import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readBuild } from '../../server/built.mjs';
import { formatCaddyfile } from '../../server/caddy.ts';
import { listBuiltFolders } from '../../server/headers.ts';
import { listen } from '../../server/listen.mjs';
import { formatNginxConfig } from '../../server/nginx.ts';
import { createSiteServer } from '../../server/serve.ts';
import { createSite } from '../../server/site.ts';
import { makeCertificate } from '../certificate.ts';
import { installPackages } from '../installPackages.mjs';

export const DIST_DIR = resolve('dist');
/** What each page has inline, for its policy. */
export const readPageHashes = () => readBuild(DIST_DIR)?.pageHashes ?? {};

/** A server that runs the build on this machine until it is stopped. */
export type Host = { name: string; port: number; stop: () => Promise<void> };

/** The server of `npm start`. */
export async function startOwnServer(basePath: string): Promise<Host> {
  const pageHashes = readPageHashes();
  const site = createSite({ distDir: DIST_DIR, basePath, pageHashes, hasHsts: false });
  const { servers, port } = await listen(() => createSiteServer(site), { host: '127.0.0.1', port: 0 });
  const stop = async () => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  return { name: 'npm start', port, stop };
}

/** Debian's own number of its web servers' user, as in the Dockerfile's example of docs/hosting.md. */
const WWW_DATA = 33;
const NGINX_MODULE = '/usr/share/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether Debian's nginx and its brotli module are there; as root they are installed. */
export function provideNginx(): boolean {
  const isThere = () => existsSync('/usr/sbin/nginx') && existsSync(NGINX_MODULE);
  if (!isThere()) installPackages(['nginx-light', 'libnginx-mod-http-brotli-static']);
  return isThere();
}

const CADDY = '/usr/bin/caddy';

/** Whether Debian's Caddy is there; as root it is installed. */
export function provideCaddy(): boolean {
  if (!existsSync(CADDY)) installPackages(['caddy']);
  return existsSync(CADDY);
}

/** The lines for TLS that docs/hosting.md tells to put at the end of nginx's `server`, for ports and a certificate of ours. */
function readTlsLines(
  port: number,
  plainPort: number,
  { certificate, key }: { certificate: string; key: string },
) {
  const [, lines = ''] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/hosting.md', 'utf8')) ?? [];
  return lines
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('listen 80 ', `listen 127.0.0.1:${plainPort} `)
    .replace('$host$request_uri', `$host:${port}$request_uri`);
}

type Nginx = Host & { pid: number; certificate?: string; plainPort?: number };

const NGINX = '/usr/sbin/nginx';

/** nginx's configuration as the build writes it, but for its port and its folders. */
function writeNginxConfig(folder: string, listen: string, basePath: string, hasHsts = false): string {
  const pageHashes = readPageHashes();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  const config = formatNginxConfig({ basePath, pageHashes, hasHsts, root: DIST_DIR, listen });
  return config.replace('http {', `http {\n  ${temporary}`);
}

/** nginx with the configuration that the build writes, but for its user, too; with TLS as in docs/hosting.md. */
export async function startNginx(basePath: string, isTls = false): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-nginx-'));
  mkdirSync(join(folder, 'logs'));
  const port = await findFreePort();
  const tls = isTls ? { ...makeCertificate(folder), plainPort: await findFreePort() } : undefined;
  const listen = `127.0.0.1:${port}${isTls ? ' ssl' : ''}`;
  const config = writeNginxConfig(folder, listen, basePath, isTls).replace(
    / {2}}\n}\n$/,
    (end) => (tls ? readTlsLines(port, tls.plainPort, tls) : '') + end,
  );
  const file = join(folder, 'nginx.conf');
  const own = `daemon off; user root; pid ${folder}/nginx.pid; error_log ${folder}/logs/error.log;\n`;
  writeFileSync(file, own + config);
  const args = ['-e', `${folder}/logs/start.log`, '-c', file];
  return { ...(await startServer('nginx', NGINX, args, port, folder)), ...tls };
}

/** A command of the Dockerfile, e.g. ["nginx", "-e", "stderr"]. */
const readDockerCommand = (pattern: RegExp): string[] =>
  JSON.parse(pattern.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]');

/** nginx as the Dockerfile starts it: by its command, as www-data where we may; and whether its health check is content. */
export async function startDockerNginx(basePath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-docker-'));
  const port = await findFreePort();
  const user = process.getuid?.() === 0 ? { uid: WWW_DATA, gid: WWW_DATA } : {};
  if (user.uid !== undefined) chownSync(folder, WWW_DATA, WWW_DATA);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, writeNginxConfig(folder, `127.0.0.1:${port}`, basePath));
  const [, ...args] = readDockerCommand(/^CMD (.*)$/m).map((word) => word.replace('/tmp/', `${folder}/`));
  const host = await startServer('Docker', NGINX, [...args, '-c', file], port, folder, user);
  const [shell = '', ...check] = readDockerCommand(/^HEALTHCHECK .*? CMD (.*)$/m);
  const isHealthy = () =>
    spawnSync(
      shell,
      check.map((word) => word.replace('8080', String(port))),
    ).status === 0;
  return { ...host, isHealthy };
}

/** Runs a server of Debian's on a configuration of ours, in a folder of its own, until it is stopped. */
async function startServer(
  name: string,
  program: string,
  args: string[],
  port: number,
  folder: string,
  user: { uid?: number; gid?: number } = {},
): Promise<Host & { pid: number }> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...user });
  await waitForPort(port, child);
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { name, port, pid: child.pid ?? 0, stop };
}

/** Caddy with the file that the build writes, but for its port and folder. */
export async function startCaddy(basePath: string): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-caddy-'));
  const port = await findFreePort();
  const listen = `http://127.0.0.1:${port}`;
  const config = formatCaddyfile({
    basePath,
    hasHsts: false,
    folders: listBuiltFolders(readPageHashes()),
    root: DIST_DIR,
    listen,
  });
  const own = '{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n';
  writeFileSync(join(folder, 'Caddyfile'), config.replace('{\n', own));
  return startServer('Caddy', CADDY, ['run', '--config', join(folder, 'Caddyfile')], port, folder);
}

async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error('the server did not start');
    const isOpen = await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not open its port');
}

function findFreePort(): Promise<number> {
  return new Promise((done) => {
    const server: Server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
