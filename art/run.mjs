// npm run art -- NAME [--preview]: renders one picture with Blender and cleans it.
// A preview is small, quick and grainy and stays in .build/art/; a master goes to art/renders/.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const FOLDER = import.meta.dirname;
const DRAFTS = join(FOLDER, '../.build/art');

/** How each master is rendered and cleaned. Its look is in its own script. */
const PICTURES = {
  cotton: { width: 800, scale: 1.25, samples: 72, finish: [] },
  wool: { width: 800, scale: 1, samples: 26, finish: ['--clean', '3.5'] },
  hemp: { width: 800, scale: 1, samples: 52, finish: [] },
  polyester: { width: 800, scale: 1.1, samples: 64, finish: [] },
  hero: { width: 1600, scale: 1, samples: 48, finish: ['--clean', '1.5', '--blur', '6', '--gamma', '0.84'] },
};

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error)
    throw new Error(`${command} did not start: ${error.message}. art/README.md says what to install.`);
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

function render(name, args) {
  run('nice', ['blender', '-b', '--factory-startup', '-P', join(FOLDER, `${name}.py`), '--', ...args]);
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { preview: { type: 'boolean', default: false }, threads: { type: 'string', default: '2' } },
  });
  const [name = ''] = positionals;
  const picture = Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined;
  if (picture === undefined) {
    throw new RangeError(`which picture? npm run art -- ${Object.keys(PICTURES).join('|')} [--preview]`);
  }
  mkdirSync(DRAFTS, { recursive: true });
  const draft = (part) => join(DRAFTS, `${name}-${part}.png`);
  const common = ['--threads', values.threads];
  if (values.preview) {
    render(name, [
      ...common,
      '--scale',
      '0.45',
      '--samples',
      '12',
      '--density',
      '0.5',
      '--out',
      draft('preview'),
    ]);
    return;
  }
  const { width, scale, samples, finish } = picture;
  render(name, [...common, '--scale', `${scale}`, '--samples', `${samples}`, '--out', draft('raw')]);
  render(name, [...common, '--scale', '0.6', '--samples', '4', '--mask', '--out', draft('mask')]);
  const master = join(FOLDER, 'renders', `${name}.png`);
  // Debian's own Python: another one first in PATH would not find Debian's OpenCV.
  run('/usr/bin/python3', [
    join(FOLDER, 'finish.py'),
    draft('raw'),
    draft('mask'),
    master,
    `${width}`,
    ...finish,
  ]);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
