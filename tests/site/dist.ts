import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseBasePath, parseLanguages, readBuildSettings } from '../../server/settings.mjs';
import { findLanguageFolder, type Language, languageFolder } from '../../src/words/languages.ts';
import { EMBEDS, ROUTES } from '../e2e/harness/routes.ts';

export const BASE_PATH = parseBasePath(process.env.BASE_PATH);
export const { siteUrl: SITE_URL } = readBuildSettings(process.env);
export const LANGUAGES = parseLanguages(process.env.SITE_LANGUAGES) as Language[];
export const PATHS = [...ROUTES, ...EMBEDS];

/** A page as it is sent. */
export interface SentPage {
  /** Below the base: "es/sources.html". */
  file: string;
  /** Below the folder of its language, without its ending: "sources". */
  path: string;
  language: Language;
  html: string;
  head: string;
}

/** A file of the build, by its path below the base. */
export const readFile = (file: string): string => readFileSync(posix.join('dist', BASE_PATH, file), 'utf8');

/** All files of the build, by their paths below the base. */
export const FILES = readdirSync(posix.join('dist', BASE_PATH), { recursive: true, encoding: 'utf8' });

export const PAGES: readonly SentPage[] = FILES.filter((file) => file.endsWith('.html')).map((file) => {
  const folder = findLanguageFolder(file);
  const html = readFile(file);
  return {
    file,
    path: file.slice(folder.length).replace(/\.html$/, ''),
    language: (folder.slice(0, -1) || 'en') as Language,
    html,
    head: html.split('</head>')[0] ?? '',
  };
});

export const findPage = (language: Language, path: string): SentPage | undefined =>
  PAGES.find(({ file }) => file === `${languageFolder(language)}${path}.html`);
