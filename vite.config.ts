import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogs } from './build/catalog/plugin.ts';
import { parseBasePath } from './server/settings.mjs';

const base = parseBasePath(process.env.BASE_PATH);

// Which words a build holds: package.json's `imports` have a file a language for each name. Those that build/catalog
// makes besides, WORDS, stand in their place.
const words = process.env.WORDS || (process.env.VITE_LANGUAGE ?? 'en');

export default defineConfig({
  base,
  resolve: { conditions: [words, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [words, ...defaultServerConditions] } },
  // What build/assets.ts makes for the development server; a build puts it into dist/ itself.
  publicDir: '.build/public',
  plugins: [catalogs(), react()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      // src/theme/media.css names the conditions.
      drafts: { customMedia: true },
      // The name first, as it is read; those of containers and grid areas pass from one sheet to another.
      cssModules: { pattern: '[local]_[hash]', container: false, grid: false },
    },
  },
  build: {
    outDir: `dist${base}`,
    manifest: true,
    // The same browsers as in README.md; src/boot.ts tests what this target does not cover.
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Firefox tells of an error where a part that opens later preloads the script that the page began with.
      resolveDependencies: (_, files) => files.filter((file) => !/\/client-[^/]*\.js$/.test(file)),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/client.tsx',
      // Where a build's time goes is no news to whoever builds it.
      checks: { bundlerTimings: false },
      // A message then stands where it is shown, without a name of its own: 365 B less on every page.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            // But for those that only a press fetches.
            {
              name: 'libraries',
              test: /node_modules\/(?!qrcode|dijkstrajs)|rolldown\/runtime|vite\/preload-helper/,
              priority: 4,
            },
            // Only pages with charts fetch these.
            {
              name: 'charts',
              test: /\/src\/((charts|dashboards)\/|model\/chartSource\.)/,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // And only the pages for teachers, a class and the presenter, these.
            {
              name: 'lesson',
              test: /\/(?:src|\.build)\/(lesson\/|model\/(lesson\/|reply\/(reply|sentence|numbers|classReplies)|classBoard)|(words\/[a-z]+\/(text\/)?(lesson|reply|counts|moments|classBoard))|ui\/(Sides|useTyped))/,
              minShareCount: 2,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What the entry itself imports: an error page needs nothing else.
            { name: 'client', test: /\/(?:src|\.build)\//, tags: ['$initial'], priority: 3 },
            { name: 'shared', test: /\/(?:src|\.build)\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  // Fonts are cut in a hook, and a busy machine is slow: the limits only end what hangs.
  test: {
    include: ['{src,build,server,tests}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // One process for all files: a process for each takes four times as long.
    pool: 'threads',
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
