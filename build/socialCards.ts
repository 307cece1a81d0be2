import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached, hashParts } from './cache';
import { CARD_HEIGHT, CARD_WIDTH, type Card, type CardPhoto } from './cards/card';
import { composeFabricsCard } from './cards/fabricsCard';
import { composeLakeCard } from './cards/lakeCard';
import {
  composeActivityCard,
  composeAnswersCard,
  composeClassCard,
  composeComposeCard,
  composeSlipCard,
  composeTeachCard,
  composeWorksheetCard,
} from './cards/lessonCards';
import { composeProcessCard } from './cards/processCard';
import { composeSourcesCard } from './cards/sourcesCard';
import {
  composeAboutCard,
  composeCostsCard,
  composeHomeCard,
  composeLivesCard,
  composeShirtCard,
  composeWhereCard,
} from './cards/storyCards';
import { IS_FROM_RIGHT, turnBack } from './cards/type';

/** The route whose card stands for pages that have none of their own. */
export const HOME_ROUTE = 'thirsty_fashion';

interface NamedCard {
  name: string;
  compose: () => Promise<Card>;
}

const production: NamedCard = { name: 'production', compose: composeProcessCard };
const lives: NamedCard = { name: 'lives', compose: composeLivesCard };
const shirt: NamedCard = { name: 'shirt', compose: composeShirtCard };
const where: NamedCard = { name: 'where', compose: composeWhereCard };
const sources: NamedCard = { name: 'sources', compose: composeSourcesCard };
const fabrics: NamedCard = { name: 'fabrics', compose: composeFabricsCard };

/** Each route's card, by the route's path below the base. */
export const CARDS: Record<string, NamedCard> = {
  [HOME_ROUTE]: { name: 'home', compose: composeHomeCard },
  'thirsty_fashion/about': { name: 'about', compose: composeAboutCard },
  'thirsty_fashion/info1': shirt,
  'thirsty_fashion/where': where,
  'thirsty_fashion/info2': { name: 'lake', compose: composeLakeCard },
  'thirsty_fashion/info3': { name: 'costs', compose: composeCostsCard },
  'thirsty_fashion/lives': lives,
  'charts/production': production,
  'charts/fabrics': fabrics,
  'charts/embed/production': production,
  'charts/embed/where': where,
  'charts/embed/counted': shirt,
  'charts/embed/lives': lives,
  'charts/embed/water': fabrics,
  'charts/embed/energy': fabrics,
  'charts/embed/co2': fabrics,
  sources,
  data: sources,
  teach: { name: 'teach', compose: composeTeachCard },
  'teach/worksheet': { name: 'worksheet', compose: composeWorksheetCard },
  'teach/answers': { name: 'answers', compose: composeAnswersCard },
  'teach/slip': { name: 'slip', compose: composeSlipCard },
  'teach/class': { name: 'class', compose: composeClassCard },
  'teach/compose': { name: 'compose', compose: composeComposeCard },
  'teach/words': { name: 'compose', compose: composeComposeCard },
  'teach/do': { name: 'do', compose: composeActivityCard },
};

const JPEG = { quality: 72, mozjpeg: true } as const;

/** A layer of a card; where lines run from the right it is turned over, and its words are turned back. */
function wrapSvg(elements: string): Buffer {
  const size = `width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}"`;
  const drawing = `<g ${turnBack(0, CARD_WIDTH)}>${elements}</g>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawing}</svg>`);
}

/** A picture scaled to cover its box, and cut where the box leaves the card. */
async function cutPhoto({ file, left: fromStart, top, width, height }: CardPhoto) {
  const left = IS_FROM_RIGHT ? CARD_WIDTH - fromStart - width : fromStart;
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const region = {
    left: x - left,
    top: y - top,
    width: Math.min(CARD_WIDTH, left + width) - x,
    height: Math.min(CARD_HEIGHT, top + height) - y,
  };
  const covered = await sharp(file).resize(width, height, { fit: 'cover' }).toBuffer();
  return { input: await sharp(covered).extract(region).toBuffer(), left: x, top: y };
}

async function rasterize({ ground = '', drawing, photos = [] }: Card): Promise<Buffer> {
  const blank = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: '#fff' } as const;
  const layers = [{ input: wrapSvg(ground), left: 0, top: 0 }, ...(await Promise.all(photos.map(cutPhoto)))];
  return sharp({ create: blank })
    .composite([...layers, { input: wrapSvg(drawing), left: 0, top: 0 }])
    .jpeg(JPEG)
    .toBuffer();
}

async function makeCard(card: Card): Promise<string> {
  const photos = await Promise.all((card.photos ?? []).map(({ file }) => readFile(file)));
  const key = hashParts(JSON.stringify([card, JPEG, sharp.versions]), ...photos);
  return cached(key, 'jpg', () => rasterize(card));
}

/** Writes every card into `outDir/cards/`, as a JPEG of 1200 × 630. */
export async function writeSocialCards(outDir: string): Promise<void> {
  const folder = join(outDir, 'cards');
  await mkdir(folder, { recursive: true });
  for (const { name, compose } of new Set(Object.values(CARDS))) {
    await copyFile(await makeCard(await compose()), join(folder, `${name}.jpg`));
  }
}
