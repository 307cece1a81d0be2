import type { Plugin } from 'vite';
import { compileWords } from './main.ts';

/** Compiles the catalogs of words before a build, a test run or the development server starts, and there after each change. */
export function catalogs(): Plugin {
  // The development server has one of these for each language.
  const { WORDS, VITE_LANGUAGE } = process.env;
  const compile = () => compileWords({ WORDS, VITE_LANGUAGE });
  return {
    name: 'catalogs',
    config: compile,
    configureServer({ watcher, ws, config }) {
      watcher.add('src/words').on('all', (_event, path) => {
        if (!/src\/words\/.*\.json$/.test(path)) return;
        try {
          compile();
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          // What was compiled before stays on the page.
          config.logger.error(error.message);
          ws.send({ type: 'error', err: { message: error.message, stack: '' } });
        }
      });
    },
  };
}
