import { LANGUAGE_LIST } from './languageList.mjs';

export type Language = keyof typeof LANGUAGE_LIST;

type Published = {
  [L in Language]: (typeof LANGUAGE_LIST)[L]['isPublished'] extends true ? L : never;
}[Language];

/** All of them, English first. */
export const LANGUAGES = Object.keys(LANGUAGE_LIST) as Language[];

/** Each by its own name. */
export const LANGUAGE_NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, LANGUAGE_LIST[language].name]),
) as Record<Language, string>;

/** Those that are built where none are named. Their letters are Latin. */
export const PUBLISHED = LANGUAGES.filter(
  (language): language is Published => LANGUAGE_LIST[language].isPublished,
);

/** Which way a language is written. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => LANGUAGE_LIST[language].direction;

/** Where a language's pages and files of its own lie below the base: "" for English, "es/". */
export const languageFolder = (language: Language): string => (language === 'en' ? '' : `${language}/`);

const FOLDERS = LANGUAGES.map(languageFolder).filter((folder) => folder !== '');

/** The folder of the language that a path below the base is in: "es", "es/" and "es/sources" → "es/", "sources" → "". */
export const findLanguageFolder = (path: string): string =>
  FOLDERS.find((folder) => `${path}/`.startsWith(folder)) ?? '';
