import { calculateEmbedRoom, findEmbed, formatEmbedRoom } from '../model/embeds';
import { type Language, languageFolder } from '../words/languages';

interface Embedded {
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

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/**
 * The frame that shows one picture in another page: as high as its content needs at this width, and on a narrower screen.
 * @throws {RangeError} for what no page may frame
 */
export function formatEmbedCode({ base, language, name, title }: Embedded, widthPx = 800): string {
  const id = findEmbed(name);
  if (id === undefined) throw new RangeError(`embeds: there is no "${name}"`);
  const [source, called] = [`${base}${languageFolder(language)}charts/embed/${name}`, title].map(
    escapeAttribute,
  );
  const style = `border:0;max-width:100%;min-height:${formatEmbedRoom(id, 'vw', GUTTERS_PX)}`;
  return `<iframe src="${source}" title="${called}" width="${widthPx}" height="${calculateEmbedRoom(id, widthPx)}" style="${style}" loading="lazy" allow="clipboard-write"></iframe>`;
}
