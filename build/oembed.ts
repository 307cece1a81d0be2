import { calculateEmbedRoom, EMBED_IDS, EMBEDS, type EmbedId } from '../src/model/embeds';
import { formatEmbedCode } from '../src/save/embedCode';
import { LANGUAGE } from '../src/words/language';
import { languageFolder } from '../src/words/languages';
import { CARD_HEIGHT, CARD_WIDTH } from './cards/card';
import type { Site } from './cardTags';

const FOLDER = languageFolder(LANGUAGE);
const WIDTH_PX = 800;
const SECONDS_A_DAY = 86_400;

const pathOf = (id: EmbedId) => `oembed/${id}.json`;
/** The embed that a page's address stands for: its own, or the first of what the page shows. */
const findOf = (file: string): EmbedId | undefined =>
  EMBED_IDS.find((id) => file === `charts/embed/${id}`) ?? EMBED_IDS.find((id) => file === EMBEDS[id].page);

/** What oEmbed 1.0 says of an embed, in this build's language. */
export function composeOembed(id: EmbedId, title: string, { basePath, siteUrl }: Site) {
  const base = siteUrl + basePath;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: 'Threadprint',
    provider_url: `${base}${FOLDER}thirsty_fashion`,
    cache_age: SECONDS_A_DAY,
    thumbnail_url: `${base}${FOLDER}cards/${EMBEDS[id].card}.jpg`,
    thumbnail_width: CARD_WIDTH,
    thumbnail_height: CARD_HEIGHT,
    width: WIDTH_PX,
    height: calculateEmbedRoom(id, WIDTH_PX),
    html: formatEmbedCode({ base, language: LANGUAGE, name: id, title }, WIDTH_PX),
  };
}

/** Leads from a page to what oEmbed says of it; "" where the site does not know its own address, which oEmbed needs. */
export function composeOembedLink(file: string, { basePath, siteUrl }: Site): string {
  const id = findOf(file);
  if (id === undefined || siteUrl === '') return '';
  return `\n<link rel="alternate" type="application/json+oembed" href="${siteUrl}${basePath}${FOLDER}${pathOf(id)}">`;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decodeEntities = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** The file that a rendered page of an embed brings along; none for other pages, and without the site's address. */
export function listOembedFiles(
  { file, head }: { file: string; head: string },
  site: Site,
): { path: string; content: string }[] {
  const id = EMBED_IDS.find((known) => file === `charts/embed/${known}`);
  if (id === undefined || site.siteUrl === '') return [];
  const title = decodeEntities(/<title>(.*?) · Threadprint<\/title>/.exec(head)?.[1] ?? id);
  return [{ path: pathOf(id), content: JSON.stringify(composeOembed(id, title, site)) }];
}
