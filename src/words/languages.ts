/** The languages that the site is written in, each by its own name; English is the one as it is specified. */
const PUBLISHED_NAMES = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' } as const;

/** Languages that grow: built where SITE_LANGUAGES names them, with the English words for those that they lack. */
const GROWING_NAMES = { bn: 'বাংলা', ar: 'العربية' } as const;

export const LANGUAGE_NAMES = { ...PUBLISHED_NAMES, ...GROWING_NAMES };

export type Language = keyof typeof LANGUAGE_NAMES;

/** All of them, English first. */
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** Those whose words are whole: what tests ask of a language, they ask of these. */
export const PUBLISHED = Object.keys(PUBLISHED_NAMES) as (keyof typeof PUBLISHED_NAMES)[];

export const isGrowing = (language: string): boolean => language in GROWING_NAMES;

/** Which way a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/** Where a language's pages and files of its own lie below the base: "" for English, "es/". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `${language}/`);

const FOLDERS = LANGUAGES.map(languageFolder).filter((folder) => folder !== '');

/** The folder of the language that a path below the base is in: "es", "es/" and "es/sources" → "es/", "sources" → "". */
export const findLanguageFolder = (path: string): string =>
  FOLDERS.find((folder) => `${path}/`.startsWith(folder)) ?? '';
