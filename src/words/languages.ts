/** The languages that the site is built in by itself, each by its own name; English is the one as it is specified. */
const PUBLISHED_NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

/** Those that are as whole, and built where SITE_LANGUAGES names them: nobody who speaks them has read them. */
const CHOSEN_NAMES = { bn: 'বাংলা', ar: 'العربية' } as const;

export const LANGUAGE_NAMES = { ...PUBLISHED_NAMES, ...CHOSEN_NAMES };

export type Language = keyof typeof LANGUAGE_NAMES;

/** All of them, English first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Those that are built where none are named. Their letters are Latin. */
export const PUBLISHED = Object.keys(PUBLISHED_NAMES) as (keyof typeof PUBLISHED_NAMES)[];

/** Which way a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Where a language's pages and files of its own lie below the base: "" for English, "es/". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `${language}/`);

const FOLDERS = LANGUAGES.map(languageFolder).filter((folder) => folder !== '');

/** The folder of the language that a path below the base is in: "es", "es/" and "es/sources" → "es/", "sources" → "". */
export const findLanguageFolder = (path: string): string =>
  FOLDERS.find((folder) => `${path}/`.startsWith(folder)) ?? '';
