import { type Language, languageFolder } from './languages';

// Browser specs read the words too, where there is no `import.meta.env`.

/** The language of this build: each is built for itself, and holds no other's words. */
export const LANGUAGE = (import.meta.env?.VITE_LANGUAGE ?? 'en') as Language;

/** The languages that this site was built in, English first. */
export const BUILT_LANGUAGES = (import.meta.env?.VITE_LANGUAGES ?? LANGUAGE).split(' ') as Language[];

/** Where the table of a chart lies, to download: "data/fabrics.csv", in Spanish "data/fabrics-es.csv" below LANGUAGE_BASE. */
export const locateTable = (name: string, language: Language = LANGUAGE): string =>
  `data/${name}${language === 'en' ? '' : `-${language}`}.csv`;

/** Where this language's pages and files of its own lie: "/threadprint/", "/threadprint/es/". */
export const LANGUAGE_BASE = import.meta.env?.BASE_URL + languageFolder(LANGUAGE);
