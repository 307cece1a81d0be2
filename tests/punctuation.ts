/** Text of names in other languages, which keep their own marks: references, quoted titles, addresses, code. */
const OF_OTHERS =
  /<(li|code|cite|pre)\b[^>]*(?: id="ref-[^"]*"|(?<=<code)|(?<=<cite)|(?<=<pre))[^>]*>[\s\S]*?<\/\1>/g;
/** Texts that only assistive technology reads. */
const SPOKEN = /\s(?:aria-label|aria-valuetext|aria-description|alt|title)="([^"]*)"/g;
/** What stands in a line with the words around it. */
const INLINE =
  /<\/?(?:a|abbr|b|bdi|bdo|button|cite|code|data|del|em|i|ins|label|mark|s|small|span|strong|sub|sup|time|tspan)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The lines of a page as sent, and what it says to assistive technology: no markup, no names in other languages. */
export function listLines(html: string): string[] {
  const body = html.replace(/^[\s\S]*?<body[^>]*>/, '').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
  const ours = body.replace(OF_OTHERS, '');
  const spoken = [...ours.matchAll(SPOKEN)].map(([, text]) => `${text}`);
  const shown = ours
    .replace(/<!--.*?-->/g, '')
    .replace(INLINE, '')
    .split(/<[^>]*>/);
  return [...shown, ...spoken]
    .map((line) =>
      line
        .replace(/&[a-z0-9#]+;/g, (entity) => ENTITIES[entity] ?? entity)
        .replace(/[ \t\n]+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Marks that a language does not write so. */
const WRONG: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/\d\s%/],
  es: [/\d ?%/, /\d–\d/],
  fr: [/(?<![\u00a0\u202f]|^)[:;?!»](?= |$)/, /«(?![\u00a0\u202f])/, /\d ?%/, /\d–\d/],
  de: [/\d ?%/],
  bn: [/[\u0980-\u09e5](?<!লি|মি|কি)\.(?= |$)/, /\d\s%/, /[০-৯] টি/],
  ar: [/[\u0621-\u064a][\u064b-\u0652]*[,;?]/, /[,;?] [\u0621-\u064a]/],
};
/** Titles in quotation marks keep theirs, and so do names. */
const QUOTED = /«[^»]*»|“[^”]*”/g;
const NAMES = /Which\?|Environmental impact of textile fibers: Fiber Bible/g;

/** Where a line of a page has a mark of another language: "12 غ, الغسيل" of Arabic. */
export function findWrongMarks(line: string, language: string): string[] {
  const own = line
    .replace(NAMES, '')
    .replace(QUOTED, (quoted) => quoted.at(0) + quoted.slice(1, 2) + quoted.slice(-2));
  return (WRONG[language] ?? []).flatMap((wrong) => {
    const found = wrong.exec(own);
    return found === null ? [] : [own.slice(Math.max(0, found.index - 30), found.index + 12)];
  });
}
