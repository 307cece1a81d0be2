import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { readEditionDate } from './build/edition.ts';
import { parseBasePath } from './server/settings.mjs';

const base = parseBasePath(process.env.BASE_PATH);

// Client and prerendered page read the same date from the environment.
process.env.VITE_EDITION_DATE = readEditionDate();

/** A class by its name and its file, without the line that Vite adds: fewer different bytes compress better. */
function nameClass(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, ''));
  return `${name}_${createHash('sha1').update(path).digest('hex').slice(0, 4)}`;
}

export default defineConfig({
  css: { modules: { generateScopedName: nameClass } },
  base,
  // Pictures, icons and cards, written there by build/assets.ts.
  publicDir: '.build/public',
  plugins: [react()],
  build: {
    outDir: `dist${base}`,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { client: 'src/client.tsx', boot: 'src/boot.ts' },
      output: {
        codeSplitting: {
          // Few files: every request before the first interaction counts.
          groups: [
            {
              name: 'vendor',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler)\//,
            },
            {
              // What all charts share; materials and the drawings that a press fetches stay with their charts.
              name: 'charts',
              includeDependenciesRecursively: false,
              test: /node_modules\/d3-array|src\/(model\/(guess|rank)\.|charts\/(bar|numbers|chartSpec|smog\/rules|effects\/(effect|paint|timing)|materials\/(coil|GrowthClip))|story\/picture\/SaveButtons|story\/charts\/(?!tonePlayer|chartSound|embedCode|Fabric|fabric|Production|Embedded|Credits))/,
            },
            {
              name: 'claims',
              includeDependenciesRecursively: false,
              test: /node_modules\/react-intersection-observer|src\/(motion\/useInView|data\/(figures|fabrics|productionPhases)|model\/(figure|formatFigure|phrases|words)|(model\/darns|story\/darn\/(Darn|darnStore|placeDarn|usePull)|story\/claim\/(Claim|ClaimText|locateClaim)))\./,
            },
            // What nearly every page draws on comes with its frame.
            {
              name: 'frame',
              test: /src\/(?!.*(useInView|Specimen|breath|Fray))(shell|motion|theme|story\/[^/]+\.tsx?$|model\/(format|userInput)\.|data\/(shirt|check))/,
            },
            {
              // The chart pages have no thread and no cups.
              name: 'thread',
              test: /src\/(story\/(thread|cups\/cupOutline|home\/pourTimes)|charts\/canvas)/,
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
