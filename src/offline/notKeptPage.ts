import * as ar from '../../.build/words/ar/text/notKept';
import * as bn from '../../.build/words/bn/text/notKept';
import * as de from '../../.build/words/de/text/notKept';
import * as en from '../../.build/words/en/text/notKept';
import * as es from '../../.build/words/es/text/notKept';
import * as fr from '../../.build/words/fr/text/notKept';
import { directionOf, type Language } from '../words/languages';

const WORDS: Record<Language, Record<keyof typeof en, string>> = { en, es, fr, de, bn, ar };

const STYLE =
  'body{max-width:40ch;margin:20svh auto;padding:0 1.25rem;font:1.25rem/1.5 Georgia,serif;color:#16232e;background:#fbf7ee}a{color:inherit}';

/** What stands in the place of a page in another language that is not kept, while there is no network. */
export function composeNotKept(language: Language, ownPage: string): Response {
  const words = WORDS[language];
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.noNetwork}</title>
<style>${STYLE}</style>
<main>
<h1>${words.noNetwork}</h1>
<p>${words.languageNotKept}</p>
<p><a href="${ownPage.replaceAll('&', '&amp;')}">${words.backToOwn}</a></p>
</main>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
