import { BUILT_LANGUAGES, LANGUAGE } from '../src/words/language';
import { type Language, languageFolder } from '../src/words/languages';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card';
import { CARDS, HOME_ROUTE } from './socialCards';

export interface Site {
  /** Ends in "/", e.g. "/threadprint/". */
  basePath: string;
  /** Origin such as "https://example.org"; "" where it is not known: then what needs a whole address is left out. */
  siteUrl: string;
}

/** Languages as Open Graph names them. */
const LOCALES: Record<Language, string> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  bn: 'bn_BD',
  ar: 'ar_AR',
};
const folder = languageFolder(LANGUAGE);

/** Names the same page in each language that the site was built in; none where that is one, or has no known address. */
export function composeAlternates(file: string, { basePath, siteUrl }: Site): string {
  if (BUILT_LANGUAGES.length < 2 || siteUrl === '') return '';
  const link = (hreflang: string, language: Language) =>
    `\n<link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${basePath}${languageFolder(language)}${file}">`;
  return [...BUILT_LANGUAGES.map((language) => link(language, language)), link('x-default', 'en')].join('');
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The Open Graph and Twitter elements of a page, without a picture where its address is not known. An error page shows home's
 * card.
 * @param file the page's path below the base, e.g. "thirsty_fashion/info1"
 * @param head the page's own elements, from which title and description are taken as they stand, escaped
 */
export async function composeCardTags(
  file: string,
  head: string,
  { basePath, siteUrl }: Site,
): Promise<string> {
  const card = CARDS[file] ?? CARDS[HOME_ROUTE];
  if (card === undefined) throw new RangeError(`there is no social card for ${HOME_ROUTE}`);
  const title = /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '';
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  const properties: [string, string][] = [
    ['og:type', 'article'],
    ['og:site_name', 'Threadprint'],
    ['og:locale', LOCALES[LANGUAGE]],
    ...BUILT_LANGUAGES.filter((language) => language !== LANGUAGE).map((language): [string, string] => [
      'og:locale:alternate',
      LOCALES[language],
    ]),
    ['og:title', title],
    ['og:description', description],
  ];
  const names: [string, string][] = [
    ['twitter:card', siteUrl === '' ? 'summary' : 'summary_large_image'],
    ['twitter:title', title],
    ['twitter:description', description],
  ];
  if (siteUrl !== '') {
    const image = `${siteUrl}${basePath}${folder}cards/${card.name}.jpg`;
    const alt = escapeAttribute((await card.compose()).alt);
    properties.push(
      ['og:url', `${siteUrl}${basePath}${folder}${file}`],
      ['og:image', image],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', String(CARD_WIDTH)],
      ['og:image:height', String(CARD_HEIGHT)],
      ['og:image:alt', alt],
    );
    names.push(['twitter:image', image], ['twitter:image:alt', alt]);
  }
  return [
    ...properties.map(([property, content]) => `<meta property="${property}" content="${content}">`),
    ...names.map(([name, content]) => `<meta name="${name}" content="${content}">`),
  ].join('\n');
}
