// The scanner of MDN's HTTP Observatory itself, for `npm run test:hosting`: node scan.mjs host[:port]/path …
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Its install script fetches the browsers' list of preloaded hosts. Nothing of this package runs when it is installed,
// and no host of a test is on that list: so it is empty here.
const list = fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory/conf/hsts-preload.json'));
mkdirSync(new URL('.', `file://${list}`), { recursive: true });
writeFileSync(list, '{}');
/** @type {string} so that types are checked without the package, too */
const scanner = '@mdn/mdn-http-observatory/src/scanner/index.js';
const { scan } = await import(scanner);

const results = [];
for (const target of process.argv.slice(2)) {
  const scanned = await scan(target).catch((/** @type {Error} */ error) => error);
  if (scanned instanceof Error) {
    results.push({ refused: scanned.message });
    continue;
  }
  const { scan: summary, tests } = scanned;
  const changes = Object.values(tests)
    .filter(({ scoreModifier }) => scoreModifier !== 0)
    .map(({ result, scoreModifier }) => `${result} ${scoreModifier}`);
  results.push({ score: summary.score, changes });
}
// The scanner writes to the console, too: the last line is the answer.
console.log(JSON.stringify(results));
