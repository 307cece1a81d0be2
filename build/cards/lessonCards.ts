import { DOTS, placeDots } from '../../src/charts/dots/layout';
import { lesson, placeParts, sumMinutes } from '../../src/model/lesson/plan';
import { slips } from '../../src/model/lesson/slips';
import { formatAnswer, tasks } from '../../src/model/lesson/tasks';
import { CUP_PATH } from '../../src/story/cups/cupOutline';
import { PATCHES, tracePatchStitches } from '../../src/story/darn/placeCloth';
import { COLORS } from '../../src/theme/tokens';
import { CARD_WIDTH, type Card, composeGround, composeName, MARGIN } from './card';
import { setDisplay, setFittedBlock, setText } from './type';

const INK = COLORS['dip-10'];
const RIGHT = CARD_WIDTH - MARGIN;

interface LessonCard {
  title: readonly string[];
  text: string;
  alt: string;
  ground: string;
  measurePx?: number;
  drawing: string;
}

/** The cards of the lesson's pages: title, one line, and one drawing. */
async function composeLessonCard({
  title,
  text,
  alt,
  ground,
  measurePx = 500,
  drawing,
}: LessonCard): Promise<Card> {
  const block = await setFittedBlock(title, {
    x: MARGIN,
    y: 232,
    measurePx,
    sizePx: 132,
    fill: INK,
    leading: 0.86,
  });
  return {
    alt,
    drawing: `${composeGround(ground)}${drawing}${await composeName(INK)}${block}
${await setText({ text, x: MARGIN, y: 574, sizePx: 27, fill: INK })}`,
  };
}

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
    title: ['A lesson', 'for tomorrow', 'morning.'],
    text: `${minutes} minutes: a plan, a worksheet, and its key.`,
    alt: `A lesson for tomorrow morning. ${minutes} stitches, one for each minute, in the colors of its five parts.`,
    ground: '#eceee8',
    drawing: `<g fill="none" stroke-width="7">${rows.join('')}</g>`,
  });
}

/** The worksheet: a sheet with lines to write on. */
export function composeWorksheetCard(): Promise<Card> {
  const lines = Array.from({ length: 8 }, (_, line) => `M730 ${210 + line * 46}H${RIGHT - 50}`).join('');
  return composeLessonCard({
    title: ['Can it', 'be true?'],
    text: `${tasks.length} tasks to print, with room to write.`,
    alt: 'Can it be true? A sheet of paper with lines to write on.',
    ground: COLORS.weld,
    drawing: `<path d="M690 96H${RIGHT}V630H690Z" fill="#fff" stroke="${INK}" stroke-width="3" stroke-dasharray="9 6"/>
<path d="${lines}" fill="none" stroke="${COLORS['dip-5']}" stroke-width="2"/><path d="M730 150H980" stroke="${INK}" stroke-width="12"/>`,
  });
}

/** The key: three of its answers. */
export async function composeAnswersCard(): Promise<Card> {
  const ids = ['lake-share', 'cotton-yarns', 'cotton-cups'];
  const answers = await Promise.all(
    ids.map((id, row) =>
      setDisplay({
        text: formatAnswer(id),
        x: 690,
        y: 250 + row * 120,
        sizePx: 84,
        fill: COLORS['madder-deep'],
      }),
    ),
  );
  return composeLessonCard({
    title: ['The key.'],
    text: 'Each answer with its arithmetic, from checked numbers.',
    alt: `The key to the worksheet: ${ids.map(formatAnswer).join(', ')} and more.`,
    ground: COLORS['dip-1'],
    drawing: answers.join(''),
  });
}

/** Find the slip: the cloth with its patches. */
export function composeSlipCard(): Promise<Card> {
  const patches = PATCHES.map((patch, index) => {
    const fill = [COLORS.madder, COLORS['dip-7'], COLORS.saxon][index % 3];
    const { x, y, width, height, turn } = patch;
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${fill}"/><path d="${tracePatchStitches(patch)}" fill="none" stroke="${COLORS.boll}" stroke-width="2" stroke-dasharray="5 3.5"/></g>`;
  });
  return composeLessonCard({
    title: ['Find', 'the slip.'],
    text: `${slips.length} claims to test, and a cloth to darn.`,
    alt: `Find the slip. A cloth with ${slips.length} patches sewn on, one for each claim.`,
    ground: COLORS['dip-0'],
    drawing: `<g transform="translate(580 150) scale(1.9)"><path d="M0 0H300V132H0Z" fill="${COLORS['dip-2']}"/>${patches.join('')}</g>`,
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
    title: ['Our class,', 'cup by', 'cup.'],
    text: 'Tap the cups. The link carries the class.',
    alt: `Our class, cup by cup: a dot plot of ${EXAMPLE.length} cups, one for each pupil.`,
    ground: COLORS['dip-1'],
    measurePx: 440,
    drawing: `<g transform="translate(530 200) scale(${scale})" fill="${COLORS['dip-4']}" stroke="${INK}" stroke-width="2.5">${cups.join('')}<path d="M${DOTS.left} ${DOTS.axisY + 6}H${DOTS.width - DOTS.right}" stroke-width="5"/></g>`,
  });
}
