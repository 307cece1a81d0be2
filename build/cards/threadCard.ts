import * as words from '#words/plain/label';
import { figures } from '../../src/data/figures';
import { describeMended } from '../../src/model/corrections';
import { formatNumber } from '../../src/model/format';
import { joinPhrases } from '../../src/model/phrases';
import type { DailyCups } from '../../src/model/userInput';
import { breakLines } from '../../src/save/composePicture';
import { CARD_CORRECTIONS, CARD_WEAR } from '../../src/story/costs/label/card';
import {
  CUP_SHADES,
  LEAST_LIT_PX,
  LEAST_SHADED_PX,
  SLANT,
  YEAR_SHADES,
} from '../../src/story/costs/label/colors';
import { traceTally } from '../../src/story/costs/label/marks';
import { type LabelLayout, placeLabel } from '../../src/story/costs/label/placeLabel';
import { findYear } from '../../src/story/costs/label/stitches';
import {
  describeCount,
  describeCups,
  describeLastMended,
  describeShirt,
  describeStitches,
} from '../../src/story/costs/label/words';
import { CUP_PATH } from '../../src/story/cups/cupOutline';
import { createLogoPath } from '../../src/theme/logo';
import { COLORS } from '../../src/theme/tokens';
import { openSansFace, openSerifFace } from '../fontInstance';
import { type Card, composeGround } from './card';
import { composeRope } from './rope';
import { measureLine, outlineLine, setDisplay, setText, setTextWithin } from './type';

const LABEL = { left: 40, top: 34, width: 1120, height: 562 };
const BORDER_INSET = 14;
const FOLD = 29;
/** The box of the shirt, and the text's two edges. */
const SHIRT = { left: 92, top: 62, width: 470, height: 506 };
const [LEFT, RIGHT] = [606, 1102];
const MEASURE = RIGHT - LEFT;
const NUMBER_CUT = { widthPercent: 62, weight: 840 };
const SERIF_CUT = { widthPercent: 75, weight: 740 };
const CAPTION_GAP_PX = 12;
const LINE_CHARACTERS = 52;
const PALE = COLORS['dip-1'];
const WEARS = figures['wears-30'].value;

const round = (value: number) => Number(value.toFixed(1));

function composeSatin(thread: string): string {
  const { left, top, width, height } = LABEL;
  const rect = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const inset = `x="${left + BORDER_INSET}" y="${top + BORDER_INSET}" width="${width - 2 * BORDER_INSET}" height="${height - 2 * BORDER_INSET}"`;
  const fold = (x: number) =>
    `<rect x="${x}" y="${top}" width="${FOLD}" height="${height}" fill="${COLORS['dip-8']}"/>`;
  return `<defs><pattern id="satin" width="6" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H6" stroke="${COLORS['dip-8']}" stroke-opacity=".5"/></pattern></defs>
<rect ${rect} fill="${COLORS['dip-9']}"/><rect ${rect} fill="url(#satin)"/>${fold(left)}${fold(left + width - FOLD)}
<g fill="none" stroke-linecap="round" stroke-dasharray="13 9"><rect ${inset} stroke="${COLORS['dip-10']}" stroke-width="5.4"/><rect ${inset} stroke="${thread}" stroke-width="3.6"/></g>`;
}

/** Every stitch, and the tacked outline around them. */
function composeShirt({ shirt, sizePx, middlePx, topPx, isOwn, outline }: LabelLayout): string {
  const stitch = shirt.stitch * sizePx;
  const shades = isOwn ? YEAR_SHADES : CUP_SHADES;
  const byShade = shades.map((): string[] => []);
  let day = 0;
  for (const { y, xs } of shirt.rows) {
    for (const x of xs) {
      const [left, middle] = [middlePx + x * sizePx, topPx + y * sizePx];
      const [run, rise] = [(SLANT.toX - SLANT.fromX) * stitch, 2 * SLANT.rise * stitch];
      byShade[findYear(day) % shades.length]?.push(
        `M${round(left + SLANT.fromX * stitch)} ${round(middle + SLANT.rise * stitch)}l${round(run)}-${round(rise)}`,
      );
      day++;
    }
  }
  const trace = (paths: readonly string[], color: string, width: number, down: number) =>
    `<path d="${paths.join('')}" transform="translate(0 ${round(down)})" stroke="${color}" stroke-width="${round(width)}"/>`;
  const shadow =
    stitch > LEAST_SHADED_PX ? trace(byShade.flat(), COLORS['dip-10'], stitch * 0.62 + 1, 1) : '';
  const threads = byShade.map((paths, shade) =>
    trace(paths, shades[shade]?.thread ?? '', Math.max(1, stitch * 0.52), 0),
  );
  const lights = byShade.map((paths, shade) =>
    stitch > LEAST_LIT_PX ? trace(paths, shades[shade]?.light ?? '', stitch * 0.12, -stitch * 0.1) : '',
  );
  const tacks = outline.map(({ xPx, yPx }) => `${round(xPx)} ${round(yPx)}`).join('L');
  return `<path d="M${tacks}Z" fill="none" stroke="${isOwn ? COLORS['weld-hi'] : PALE}" stroke-width="1.8" stroke-dasharray="8.200 6.400"/>
<g fill="none" stroke-linecap="round">${shadow}${threads.join('')}${lights.join('')}</g>`;
}

/** Texts that end at `right`. */
async function setRight(
  text: string,
  right: number,
  y: number,
  sizePx: number,
  fill: string,
): Promise<string> {
  const x = right - measureLine(await openSansFace(600), text, sizePx);
  return setText({ text, x, y, sizePx, fill }, 600);
}

async function composeYears({ years, lastDay, count }: LabelLayout): Promise<string> {
  const labels = years.map(({ year, xPx, yPx }) =>
    setRight(words.year(formatNumber(year)), xPx, yPx + 5, 16, PALE),
  );
  const text = words.day(formatNumber(count));
  const day =
    lastDay &&
    (lastDay.isLeft
      ? setRight(text, lastDay.xPx, lastDay.yPx + 5, 16, PALE)
      : setText({ text, x: lastDay.xPx, y: lastDay.yPx + 5, sizePx: 16, fill: PALE }, 600));
  return (await Promise.all([...labels, day ?? ''])).join('');
}

function composeCups(cups: DailyCups): string {
  const scale = cups > 7 ? 0.62 : 0.8;
  return Array.from(
    { length: cups },
    (_, cup) =>
      `<path transform="translate(${LEFT + cup * 50 * scale} 68) scale(${scale})" d="${CUP_PATH}" fill="${COLORS.weld}"/>`,
  ).join('');
}

/** The number as large as its words leave room for, and the words beside it. */
async function composeNumber(cups: DailyCups | undefined, count: number, baseline: number): Promise<string> {
  const text = formatNumber(count);
  const lines = describeCount(cups);
  const [number, serif] = [await openSerifFace(NUMBER_CUT), await openSerifFace(SERIF_CUT)];
  const wordsWidth = Math.max(...lines.map((line) => measureLine(serif, line, 26)));
  const widthPerPx = measureLine(number, text, 100, -0.012) / 100;
  const sizePx = Math.min(134, (MEASURE - wordsWidth - 18) / widthPerPx);
  const x = LEFT + widthPerPx * sizePx + 16;
  const fill = cups === undefined ? PALE : COLORS.weld;
  const beside = lines.map((line, index) =>
    outlineLine(serif, { text: line, x, y: baseline - (1 - index) * 30, sizePx: 26, fill: COLORS.white }),
  );
  return (
    outlineLine(number, { text, x: LEFT - 3, y: baseline, sizePx, fill, trackingEm: -0.012 }) +
    beside.join('')
  );
}

async function composeParagraph(text: string, top: number): Promise<string> {
  const lines = breakLines(text, LINE_CHARACTERS).map((line, index) =>
    setText({ text: line, x: LEFT, y: top + index * 26, sizePx: 19, fill: COLORS.white }, 500),
  );
  return (await Promise.all(lines)).join('');
}

/** What a wear takes; beside it, on the reader's own label, the invitation to mend. */
async function composeFacts(isOwn: boolean): Promise<string> {
  const wear = formatNumber(figures['cups-per-wear-30'].value);
  const serif = await openSerifFace(NUMBER_CUT);
  const x = LEFT + measureLine(serif, wear, 56) + 10;
  const { path, widthPx } = traceTally(WEARS, isOwn ? 2 : 1);
  const scale = (isOwn ? CARD_WEAR.ownTallyPx : CARD_WEAR.tallyPx) / widthPx;
  const { leftPx, textPx, baselinesPx } = CARD_CORRECTIONS;
  const setCaption = (text: string, y: number) =>
    setTextWithin(leftPx - CAPTION_GAP_PX - x, { text, x, y, sizePx: 17, fill: COLORS.white }, 600);
  const said = [describeMended(0), joinPhrases(describeLastMended([]))].map((text, index) =>
    setText(
      {
        text,
        x: leftPx,
        y: baselinesPx[index] ?? 0,
        sizePx: textPx,
        fill: index ? COLORS.weld : COLORS.white,
      },
      600,
    ),
  );
  return [
    outlineLine(serif, { text: wear, x: LEFT - 1, y: 416, sizePx: 56, fill: COLORS.white }),
    await setCaption(words.cupsAWear, 395),
    await setCaption(words.wornTimes(formatNumber(WEARS)), 416),
    `<path transform="translate(${LEFT} 431) scale(${round(scale)} 1)" d="${path}" fill="none" stroke="${PALE}" stroke-width="1.9" stroke-linecap="round"/>`,
    ...(isOwn ? await Promise.all(said) : []),
  ].join('');
}

async function composeClosing(): Promise<string> {
  const text = words.closing.join(' ');
  const serif = await openSerifFace({ widthPercent: 75, weight: 800 });
  const sizePx = Math.min(40, (40 * MEASURE) / measureLine(serif, text, 40, -0.012));
  return `${outlineLine(serif, { text, x: LEFT, y: 530, sizePx, fill: COLORS.white, trackingEm: -0.012 })}
${await setTextWithin(MEASURE, { text: words.note, x: LEFT, y: 561, sizePx: 16, fill: PALE })}`;
}

async function composeName(): Promise<string> {
  const serif = await openSerifFace(SERIF_CUT);
  const x = RIGHT - measureLine(serif, 'Threadprint', 24);
  return `<path transform="translate(${x - 30} 68) scale(.74)" d="${createLogoPath()}" fill="none" stroke="${PALE}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>
${outlineLine(serif, { text: 'Threadprint', x, y: 91, sizePx: 24, fill: PALE })}`;
}

/** The label at the story's end: nobody's, or that of a reader who drinks so many cups a day. */
export async function composeThreadCard(cups: DailyCups | undefined): Promise<Card> {
  const isOwn = cups !== undefined;
  const layout = placeLabel(SHIRT.width, SHIRT.height, cups);
  const thread = isOwn ? COLORS.weld : PALE;
  const baseline = isOwn ? 256 : 214;
  const whose = isOwn
    ? composeCups(cups) +
      (await setText({ text: describeCups(cups), x: LEFT, y: 129, sizePx: 20, fill: COLORS.white }, 650))
    : await setDisplay(
        { text: describeCups(cups), x: LEFT, y: 96, sizePx: 31, fill: COLORS.white },
        SERIF_CUT,
      );
  const stitches = describeStitches(cups);
  const tail = layout.tail.map(({ xPx, yPx }) => [xPx, yPx] as const);
  const rules = [351.5, 481].map((y) => `M${LEFT} ${y}H${RIGHT}`).join('');
  return {
    alt: describeShirt(cups),
    drawing: `${composeGround(COLORS.weld)}${composeSatin(thread)}
<g transform="translate(${SHIRT.left} ${SHIRT.top})">${composeShirt(layout)}${await composeYears(layout)}${composeRope(tail, 'weld', 4, layout.needlePx)}</g>
${await composeName()}${whose}${await composeNumber(cups, layout.count, baseline)}
${await composeParagraph(isOwn ? stitches : `${stitches} ${words.invitation}`, baseline + 42)}
<path d="${rules}" stroke="${COLORS['dip-2']}" stroke-width="2" stroke-dasharray="7 7"/>
${await composeFacts(isOwn)}${await composeClosing()}`,
  };
}
