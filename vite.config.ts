import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readEditionDate } from './build/edition.ts';
import { lighten } from './build/lighten.ts';
import { parseBasePath } from './server/settings.mjs';

const base = parseBasePath(process.env.BASE_PATH);

// Client and prerendered page read the same date from the environment.
process.env.VITE_EDITION_DATE = readEditionDate();

const STYLES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .toSorted();

/** Classes that tests of the built site ask for. */
const KEPT = /^(working|number|verdict|labels|survey|place|rank|lede|picture|source|credits)$/;

const names = new Map<string, string[]>();

/**
 * A class by its place in its file and the file's number, "c_1c": of all that a page's styles weigh, names are the
 * part that nobody needs. The development server keeps them.
 */
function nameClass(name: string, file: string): string {
  const path = relative(join(process.cwd(), 'src'), file.replace(/\?.*$/, ''));
  const index = STYLES.indexOf(path);
  const number = (index === -1 ? STYLES.push(path) - 1 : index).toString(36);
  if (process.env.NODE_ENV !== 'production' || KEPT.test(name)) return `${name}_${number}`;
  const own = names.get(path) ?? [];
  names.set(path, own);
  if (!own.includes(name)) own.push(name);
  const place = own.indexOf(name);
  const letter = String.fromCharCode(97 + (place % 26));
  return `${letter}${place < 26 ? '' : Math.floor(place / 26)}_${number}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: nameClass } },
  base,
  // Pictures, icons and cards, written there by build/assets.ts.
  publicDir: '.build/public',
  plugins: [lighten(), react()],
  build: {
    outDir: `dist${base}`,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every page runs them; asked for once more, Firefox reports an error.
      resolveDependencies: (_file, files) => files.filter((file) => !/\/(frame|vendor)-/.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { client: 'src/client.tsx', boot: 'src/boot.ts' },
      // Off: it would ask for Rolldown's runtime as a file of its own.
      experimental: { chunkOptimization: false },
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: ['bisector', 'Blur2', 'shuffler', 'Reflect.get', '__publicField'],
      },
      output: {
        // Every page carries the names of all: hashes no longer than they need to be, and of few letters.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // Few files: every request before the first interaction counts.
          groups: [
            {
              name: 'vendor',
              test: /named:react|rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
            },
            {
              // What all charts share, and the bobbins, which three pages show; what a press fetches stays apart.
              name: 'charts',
              includeDependenciesRecursively: false,
              test: /node_modules\/d3-array|src\/(model\/(guess|rank|production|chartSource)\.|data\/chartSources|charts\/(bar|numbers|chartSpec|production|smog\/rules|effects\/(effect|timing)|materials\/(Bobbin|coil|thread|Grow))|story\/(costs\/bringIntoView|charts\/(?!tonePlayer|chartSound|embedCode|CopyEmbed|ChartCopies|NumbersTable\.tsx|[Ff]abric|Embedded[FP]|ProductionStory)))/,
            },
            {
              // "checks" stands in for the checks of the records (build/lighten.ts).
              name: 'claims',
              includeDependenciesRecursively: false,
              test: /node_modules\/react-intersection-observer|^.checks$|src\/(motion\/useInView|data\/(figures|fabrics|processes|productionPhases)|model\/(figure|formatFigure|phrases|words|share)|story\/(laterPart|whenNear|darn\/(LaterDarn|earlyPull|Darn\.module)|claim\/(Claim|ClaimText|ReceiptLink|locateClaim)))\./,
            },
            // What nearly every page draws on comes with its frame.
            {
              name: 'frame',
              test: /src\/(?!.*(useInView|changeReading|Specimen|breath|Fray|StandIns|laterPart|whenNear|NextLink|Progress))(client|routes|servedError|trustScriptUrl|offline\/registerWorker|shell|motion|theme|story\/[^/]+\.tsx?$|model\/(format|userInput)\.|data\/(shirt|check))/,
            },
            {
              // The chart pages have no thread and no cups.
              name: 'thread',
              test: /src\/(motion\/(use|scroll)Progress|story\/(thread\/(?!.*Fray|strokes)|cups|NextLink|studio\/useStudio|home\/pourTimes|shirt\/(placeYourCups))|charts\/(canvas|studio)\.)/,
            },
          ],
        },
      },
    },
  },
  // Fonts are cut in a hook, and a busy machine is slow: the limits only end what hangs.
  test: {
    include: ['{src,build,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
