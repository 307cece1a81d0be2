import { COMMA } from '#words/rules';
import * as words from '#words/text/cards';
import { DOTS, placeDots } from '../../src/charts/dots/placeDots';
import { formatNumber } from '../../src/model/format';
import { lesson, placeParts, sumMinutes } from '../../src/model/lesson/plan';
import { slips } from '../../src/model/lesson/slips';
import { formatAnswer, tasks } from '../../src/model/lesson/tasks';
import { COLORS } from '../../src/theme/tokens';
import { CUP_PATH } from '../../src/ui/cupOutline';
import { openSerifFace } from '../fontInstance';
import { CARD_WIDTH, type Card, composePageCard, MARGIN, MEASURE_PX } from './card';
import { HEADING_CUT, measureLine, setDisplay } from './type';

const INK = COLORS['dip-10'];
const RIGHT = CARD_WIDTH - MARGIN;

interface LessonCard {
  /** Its lines. */
  title: string;
  text: string;
  alt: string;
  ground: string;
  measurePx?: number;
  /** Room for the text's one line. */
  textPx?: number;
  drawing: string;
}

/** The cards of the lesson's pages: title, one line, and one drawing. */
const composeLessonCard = ({ title, text, measurePx = 500, textPx = MEASURE_PX, ...card }: LessonCard) =>
  composePageCard({
    ...card,
    ink: INK,
    title: { text: title, y: 232, measurePx, sizePx: 132 },
    text: { text, y: 574, sizePx: 27, measurePx: textPx },
  });

const DYES: Record<string, string> = {
  guess: COLORS['weld-lo'],
  story: COLORS['dip-6'],
  slip: COLORS.madder,
  discuss: COLORS.saxon,
  exit: COLORS['walnut-mid'],
};

/** The lesson: one stitch for each minute, in the color of its part. */
export function composeTeachCard(): Promise<Card> {
  const minutes = sumMinutes(lesson);
  const rows = placeParts(lesson).flatMap(({ id, minutes: length, startMinute }, row) =>
    Array.from({ length }, (_, minute) => {
      const x = 640 + (startMinute + minute) * 11.2;
      return `<path d="M${x} ${190 + row * 62}v34" stroke="${DYES[id]}"/>`;
    }),
  );
  return composeLessonCard({
    title: words.teachTitle,
    text: words.teachText(formatNumber(minutes)),
    alt: words.teachAlt(formatNumber(minutes)),
    ground: '#eceee8',
    drawing: `<g fill="none" stroke-width="7">${rows.join('')}</g>`,
  });
}

/** The worksheet: a sheet with lines to write on. */
export function composeWorksheetCard(): Promise<Card> {
  const lines = Array.from({ length: 8 }, (_, line) => `M730 ${210 + line * 46}H${RIGHT - 50}`).join('');
  return composeLessonCard({
    title: words.worksheetTitle,
    text: words.worksheetText(formatNumber(tasks.length)),
    alt: words.worksheetAlt,
    ground: COLORS.weld,
    textPx: 600,
    drawing: `<path d="M690 96H${RIGHT}V630H690Z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-dasharray="9 6"/>
<path d="${lines}" fill="none" stroke="${COLORS['dip-5']}" stroke-width="2"/><path d="M730 150H980" stroke="${INK}" stroke-width="12"/>`,
  });
}

const ANSWERS = { left: 690, sizePx: 84 };

/** The key: three of its answers. */
export async function composeAnswersCard(): Promise<Card> {
  const ids = ['lake-share', 'lake-overstated', 'cotton-cups'];
  const heading = await openSerifFace(HEADING_CUT);
  const widest = Math.max(...ids.map((id) => measureLine(heading, formatAnswer(id), ANSWERS.sizePx)));
  const sizePx = ANSWERS.sizePx * Math.min(1, (RIGHT - ANSWERS.left) / widest);
  const answers = await Promise.all(
    ids.map((id, row) =>
      setDisplay({
        text: formatAnswer(id),
        x: ANSWERS.left,
        y: 250 + row * 120,
        sizePx,
        fill: COLORS['madder-deep'],
      }),
    ),
  );
  return composeLessonCard({
    title: words.answersTitle,
    text: words.answersText,
    alt: words.answersAlt(ids.map(formatAnswer).join(COMMA)),
    ground: COLORS['dip-1'],
    drawing: answers.join(''),
  });
}

/** Find the slip: a struck line for each claim, and the right one beside it. */
export function composeSlipCard(): Promise<Card> {
  const lines = slips.map((_, row) => {
    const [y, endX] = [190 + row * 58, 900 - 40 * (row % 3)];
    return `<path d="M620 ${y}H${endX}" stroke="${COLORS['dip-4']}" stroke-width="22"/><path d="M604 ${y}H${endX + 16}" stroke="${COLORS.madder}" stroke-width="6"/><path d="M${endX + 50} ${y}H${RIGHT}" stroke="${INK}" stroke-width="22"/>`;
  });
  return composeLessonCard({
    title: words.slipTitle,
    text: words.slipText(formatNumber(slips.length)),
    alt: words.slipAlt(formatNumber(slips.length)),
    ground: COLORS['dip-0'],
    drawing: `<g fill="none">${lines.join('')}</g>`,
  });
}

/** What an example class drinks, for the drawing alone. */
const EXAMPLE = [6, 6, 5, 7, 4, 8, 3, 5, 6, 5, 10, 2, 4, 6, 5, 7, 5, 6, 4, 8, 3, 6, 5, 5];

/** The class board: one cup for each pupil. */
export function composeClassCard(): Promise<Card> {
  const scale = 0.62;
  const dots = placeDots(EXAMPLE, { low: 1, high: 10 }, 1.125);
  const size = 0.98;
  const cups = dots.map(
    ({ x, y }) => `<path transform="translate(${x} ${y}) scale(${size})" d="${CUP_PATH}"/>`,
  );
  return composeLessonCard({
    title: words.classTitle,
    text: words.classText,
    alt: words.classAlt(formatNumber(EXAMPLE.length)),
    ground: COLORS['dip-1'],
    measurePx: 440,
    drawing: `<g transform="translate(530 200) scale(${scale})" fill="${COLORS['dip-4']}" stroke="${INK}" stroke-width="2.5">${cups.join('')}<path d="M${DOTS.left} ${DOTS.axisY + 6}H${DOTS.width - DOTS.right}" stroke-width="5"/></g>`,
  });
}

const STOPS = [0, 1, 2, 3, 4].map((stop) => ({ x: 690 + 90 * stop, y: stop % 2 === 0 ? 400 : 250 }));

/** Stops on a thread, so many of them done. */
function drawStops(done: number): string {
  const way = STOPS.slice(1).map(({ x, y }) => `S${x - 45} ${y} ${x} ${y}`);
  const knots = STOPS.map(
    ({ x, y }, stop) =>
      `<circle cx="${x}" cy="${y}" r="30" fill="${stop < done ? COLORS['weld-lo'] : COLORS.boll}"/>`,
  );
  return `<g stroke="${COLORS['dip-7']}" stroke-width="9"><path d="M${STOPS[0]?.x} ${STOPS[0]?.y}${way.join('')}" fill="none"/>${knots.join('')}</g>`;
}

/** A teacher's own way: its stops, all to come. */
export function composeComposeCard(): Promise<Card> {
  return composeLessonCard({
    title: words.composeTitle,
    text: words.composeText,
    alt: words.composeAlt,
    ground: COLORS['dip-0'],
    drawing: drawStops(0),
  });
}

/** The same under way. */
export function composeActivityCard(): Promise<Card> {
  return composeLessonCard({
    title: words.doTitle,
    text: words.doText,
    alt: words.doAlt,
    ground: COLORS['dip-1'],
    drawing: drawStops(3),
  });
}
