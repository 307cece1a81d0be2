// Runs a TypeScript module with Vite's own loader, so that no second compiler is needed:
//   node build/run.mjs build/build.ts
import '../server/needsNode.cjs';
import { resolve } from 'node:path';
import { loadVite } from '../server/install.mjs';
import { endWithParent } from '../server/parent.mjs';

/** The words of the language that is built, or WORDS in place of its own: package.json's `imports` say which files they are. */
const words = process.env.WORDS || (process.env.VITE_LANGUAGE ?? 'en');

/** Words with figures in them import the parts that show these, and so style sheets, which nothing that runs here reads. */
const NO_STYLES = {
  name: 'no-styles',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} source */
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : null),
  /** @param {string} id */
  load: (id) => (id === '\0no-styles' ? 'export default {}' : null),
};

const [entry] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node build/run.mjs MODULE.ts');
  process.exit(1);
}
endWithParent();
try {
  const { defaultServerConditions, runnerImport } = await loadVite();
  /** @param {string} path */
  const load = async (path) => {
    const { module } = await runnerImport(resolve(path), {
      configFile: false,
      logLevel: 'error',
      plugins: [NO_STYLES],
      environments: { inline: { resolve: { conditions: [words, ...defaultServerConditions] } } },
    });
    return module;
  };
  // The modules of words are made of their catalogs, whatever runs here.
  (await load('build/catalog/main.ts')).compileWords();
  const module = await load(entry);
  // Vite's loader closes when it is done: whatever main() loads later, it loads with Node's own import.
  await module.main((/** @type {string} */ url) => import(url));
} catch (error) {
  console.error(error instanceof RangeError ? error.message : error);
  process.exit(1);
}
