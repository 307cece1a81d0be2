/** The languages that the site is written in, each by its own name; English is the one as it is specified. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof LANGUAGE_NAMES;

/** All of them, English first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Where a language's pages and files of its own lie below the base: "" for English, "es/". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `${language}/`);

const FOLDERS = LANGUAGES.map(languageFolder).filter((folder) => folder !== '');

/** The folder of the language that a path below the base is in: "es", "es/" and "es/sources" → "es/", "sources" → "". */
export const findLanguageFolder = (path: string): string =>
  FOLDERS.find((folder) => `${path}/`.startsWith(folder)) ?? '';
