import { type Language, languageFolder } from '../../../src/words/languages.ts';

/**
 * The language whose pages are tested: `VITE_LANGUAGE=es NODE_OPTIONS=--conditions=es npx playwright test …` runs a spec on
 * the Spanish pages, with the Spanish messages behind #words.
 */
export const LANGUAGE = (process.env.VITE_LANGUAGE ?? 'en') as Language;

/** Where its pages lie below the base: addresses of pages in tests begin there. */
export const LANGUAGE_FOLDER = languageFolder(LANGUAGE);
