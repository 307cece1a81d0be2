// `npm run test:places`: does `npm start` work in odd places? Tries them one after another and prints a table, in about four
// minutes; a word after it names some of them.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';

const TIMEOUT_MS = 600_000;
const NOBODY = 65534;
const temporary = mkdtempSync(join(tmpdir(), 'threadprint-places-'));
chmodSync(temporary, 0o755);

/** @param {string} name @returns {string} a copy of the last commit, without git's folder */
function copyProject(name) {
  const folder = join(temporary, name);
  mkdirSync(folder, { recursive: true });
  const archive = spawnSync('git', ['archive', 'HEAD'], { maxBuffer: 2 ** 30 });
  if (archive.status !== 0) throw new Error('git archive failed');
  spawnSync('tar', ['-x', '-C', folder], { input: archive.stdout });
  return folder;
}

/** @param {string} version @returns {string} the path of that Node, from npm's own packages of its binaries */
function fetchNode(version) {
  const folder = join(temporary, `node-${version}`);
  const name = `node-${process.platform}-${process.arch}@${version}`;
  spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error', '--prefix', folder, name], {
    stdio: 'ignore',
  });
  const bin = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(bin) ? bin : '';
}

/** @param {string} folder */
function giveToNobody(folder) {
  chownSync(folder, NOBODY, NOBODY);
  for (const file of readdirSync(folder, { recursive: true }))
    chownSync(join(folder, String(file)), NOBODY, NOBODY);
}

const home = join(temporary, 'read-only home');
mkdirSync(home, { mode: 0o555 });
const odd = copyProject('a folder with späces & ümlauts');
const plain = copyProject('plain');
const isRoot = process.getuid?.() === 0;
if (isRoot) giveToNobody(plain);
mkdirSync(join(temporary, 'cache'));
if (isRoot) chownSync(join(temporary, 'cache'), NOBODY, NOBODY);

/**
 * @typedef {{ name: string, folder?: string, args?: string[], env?: Record<string, string>, node?: string, uid?: number, path?: string, refusal?: RegExp }} Place
 * @type {Place[]}
 */
const PLACES = [
  { name: 'path with spaces and umlauts, no git, HOME read-only', env: { HOME: home } },
  { name: 'there again: what stands is served' },
  ...(isRoot
    ? [{ name: 'npm run serve, in a checkout that cannot be written', args: ['--serve'], uid: NOBODY }]
    : []),
  { name: 'BASE_PATH=/', env: { BASE_PATH: '/' }, path: '/thirsty_fashion' },
  { name: 'BASE_PATH=/x/y/', env: { BASE_PATH: '/x/y/' }, path: '/x/y/thirsty_fashion' },
  { name: 'IPv6 only', env: { HOST: '::1' } },
  { name: 'HOST=0.0.0.0', env: { HOST: '0.0.0.0' } },
  { name: 'Node 18.20.8', node: fetchNode('18.20.8'), refusal: /^Threadprint needs Node 20\.19 .*\n$/ },
  // After that of another: dependencies are installed anew.
  ...['20.19.0', '22.12.0', '24.4.0'].map((version) => ({
    name: `Node ${version}`,
    node: fetchNode(version),
  })),
  ...(isRoot
    ? [
        {
          name: 'not root',
          folder: plain,
          uid: NOBODY,
          env: { HOME: home, npm_config_cache: join(temporary, 'cache') },
        },
      ]
    : []),
];

/**
 * Starts the site there and asks for home, or reads all that is said where it must not start (`refusal`).
 * @param {Place} place
 * @param {number} port
 * @returns {Promise<string>} "works", or what went wrong
 */
function tryPlace(
  {
    folder = odd,
    args = [],
    env = {},
    node = process.execPath,
    uid,
    path = '/threadprint/thirsty_fashion',
    refusal,
  },
  port,
) {
  if (node === '') return Promise.resolve('not tried: this Node cannot be had here');
  return new Promise((resolve) => {
    const child = spawn(node, ['server/start.mjs', ...args], {
      cwd: folder,
      env: { ...process.env, PORT: String(port), npm_config_cache: join(temporary, 'root-cache'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    });
    let said = '';
    /** @param {string} result */
    const end = (result) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.once('exit', () => resolve(result));
      if (child.exitCode === null) child.kill('SIGTERM');
      else resolve(result);
    };
    const timer = setTimeout(
      () => end(`nothing within ${TIMEOUT_MS / 1000} s: ${said.slice(-200)}`),
      TIMEOUT_MS,
    );
    child.once('exit', () =>
      end(refusal?.test(said) ? 'says in one line what it needs' : `ended: ${said.slice(-300)}`),
    );
    child.stderr.on('data', (data) => {
      said += data;
    });
    child.stdout.on('data', async (data) => {
      said += data;
      if (!said.includes('Threadprint: ')) return;
      child.stdout.removeAllListeners('data');
      const host = env.HOST === '::1' ? '[::1]' : '127.0.0.1';
      const answer = await fetch(`http://${host}:${port}${path}`).catch((error) => error);
      const body = answer instanceof Response ? await answer.text() : String(answer);
      const warning = /warn|deprecat/i.exec(said)?.[0];
      // What home has and no error page.
      if (!body.includes('data-survey')) end(`answers ${body.slice(0, 100)}`);
      else
        end(
          warning === undefined
            ? 'works'
            : `works, but says "${said.slice(said.indexOf(warning) - 40, said.indexOf(warning) + 120)}"`,
        );
    });
  });
}

let isPassed = true;
let port = 4500;
console.log('| place | result | seconds |\n| --- | --- | --- |');
for (const place of PLACES.filter(({ name }) => name.includes(process.argv[2] ?? ''))) {
  const start = performance.now();
  const result = await tryPlace(place, port++);
  if (!/^(works|says|not tried)/.test(result)) isPassed = false;
  console.log(
    `| ${place.name} | ${result.replaceAll('\n', ' ')} | ${Math.round((performance.now() - start) / 1000)} |`,
  );
}
chmodSync(home, 0o755);
rmSync(temporary, { recursive: true, force: true });
process.exitCode = isPassed ? 0 : 1;
