import { calculateEmbedRoom, EMBEDS, findEmbed, formatEmbedRoom } from '../model/embeds';
import { type Language, languageFolder } from '../words/languages';

export interface Embedded {
  /** Where the site lies, e.g. "https://example.org/threadprint/". */
  base: string;
  language: Language;
  /** The embed with what is set: "water", "where?grown=india". */
  name: string;
  /** What it is called. */
  title: string;
}

/** Pages of phones keep this much at each side. */
const GUTTERS_PX = 48;
const CARD = { widthPx: 600, heightPx: 315 };

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** @throws {RangeError} for what no page may frame */
function findKnown(name: string) {
  const id = findEmbed(name);
  if (id === undefined) throw new RangeError(`embeds: there is no "${name}"`);
  return { id, ...EMBEDS[id] };
}

/**
 * The element that shows one picture in another page, on one line: editors make paragraphs of several. Its picture and link
 * stand there until it has come, and where no script may run.
 */
export function formatEmbedCode({ base, language, name, title }: Embedded): string {
  const { id, page, card } = findKnown(name);
  const own = base + languageFolder(language);
  const link = own + page + name.slice(id.length);
  const [known, address, alt] = [name, link, title].map(escapeAttribute);
  return [
    `<threadprint-chart name="${known}" lang="${language}" style="display:block;min-height:${formatEmbedRoom(id, 'vw', GUTTERS_PX)}">`,
    `<a href="${address}"><img src="${escapeAttribute(own)}cards/${card}.jpg" alt="${alt}" width="${CARD.widthPx}" height="${CARD.heightPx}" loading="lazy"> Threadprint, CC BY 4.0</a>`,
    '</threadprint-chart>',
    `<script async src="${escapeAttribute(base)}v1/chart.js"></script>`,
  ].join('');
}

/** The same in a plain frame as high as its content needs at this width, for pages that take no script of others. */
export function formatFrameCode({ base, language, name, title }: Embedded, widthPx = 800): string {
  const { id } = findKnown(name);
  const source = `${base}${languageFolder(language)}charts/embed/${name}`;
  return `<iframe src="${escapeAttribute(source)}" title="${escapeAttribute(title)}" width="${widthPx}" height="${calculateEmbedRoom(id, widthPx)}" style="border:0;max-width:100%" loading="lazy"></iframe>`;
}
