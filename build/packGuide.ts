import * as words from '#words/text/packGuide';
import { LANGUAGE, locateTable } from '../src/words/language';

const FILES: Record<keyof typeof words.PAGES, string> = {
  home: 'thirsty_fashion.html',
  shirt: 'thirsty_fashion/info1.html',
  industry: 'thirsty_fashion/info2.html',
  costs: 'thirsty_fashion/info3.html',
  lives: 'thirsty_fashion/lives.html',
  production: 'charts/production.html',
  fabrics: 'charts/fabrics.html',
  sources: 'sources.html',
  teach: 'teach.html',
  worksheet: 'teach/worksheet.html',
  answers: 'teach/answers.html',
  slip: 'teach/slip.html',
  class: 'teach/class.html',
  do: 'teach/do.html',
};

const linkTo = (file: string) => (text: string) => `<a href="${file}">${text}</a>`;

/** The pack's one-page guide: how to open it, what is in it, what to do with it in class. */
export function composeGuide(folder = ''): string {
  const rows = (Object.keys(FILES) as (keyof typeof FILES)[]).map((page) => {
    const { name, text } = words.PAGES[page];
    return `<li>${linkTo(folder + FILES[page])(`<b>${name}</b>`)} ${text}</li>`;
  });
  return `<!doctype html>
<html lang="${LANGUAGE}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>
body { max-width: 62ch; margin: 2rem auto; padding: 0 1.25rem; font: 1.125rem/1.5 Georgia, serif; color: #16232e; background: #fbf7ee; }
a { color: inherit; }
li { margin-block: 0.5rem; }
</style>
</head>
<body>
<main>
<h1>${words.heading}</h1>
<p>${words.howToOpen}</p>
<h2>${words.contents}</h2>
<ol>
${rows.join('\n')}
</ol>
<p>${words.still}</p>
<h2>${words.ideas}</h2>
<ol>
<li><b>${words.guess}</b> ${words.guessHow}</li>
<li><b>${words.slip}</b> ${words.slipHow}</li>
<li><b>${words.multiply}</b> ${words.multiplyHow(linkTo(folder + locateTable('fabrics'))(words.tableOfFabrics))}</li>
</ol>
<p>${words.tables(linkTo('data/fabrics.json')('JSON'))} ${words.terms(linkTo('licenses.txt')(words.licensesName))}</p>
</main>
</body>
</html>
`;
}
