import * as words from '#words/text/cards';
import { listClaims } from '../../src/model/claimList';
import { formatNumber } from '../../src/model/format';
import { COLORS } from '../../src/theme/tokens';
import { CARD_WIDTH, composePageCard, MARGIN } from './card';

/** One stitch for each figure, in columns beside the title. */
const STITCHES = { left: 660, top: 112, rows: 13, pitch: 36, half: 12 };

/** From the margin to the first stitches. */
const TALLY_PX = STITCHES.left - 3 * STITCHES.half - MARGIN;

const DYES = {
  holds: COLORS['dip-7'],
  'holds with a note': COLORS.weld,
  unconfirmed: COLORS['dip-3'],
  off: COLORS['madder-deep'],
} as const;

const VERDICTS = ['holds', 'holds with a note', 'unconfirmed', 'off'] as const;

/** A cross-stitch around the middle of its place. */
function traceStitch(index: number): string {
  const { left, top, rows, pitch, half } = STITCHES;
  const x = left + Math.floor(index / rows) * pitch;
  const y = top + (index % rows) * pitch;
  return `M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`;
}

/** Sources: one stitch for each figure of the story, by what the check found. */
export function composeSourcesCard() {
  const verdicts = listClaims().map(({ verdict }) => verdict);
  const counts = VERDICTS.map((verdict) => verdicts.filter((each) => each === verdict).length);
  let sewn = 0;
  const stitches = VERDICTS.map((verdict, i) => {
    const first = sewn;
    sewn += counts[i] ?? 0;
    const path = Array.from({ length: sewn - first }, (_, index) => traceStitch(first + index)).join('');
    return `<path d="${path}" stroke="${DYES[verdict]}"/>`;
  });
  const [hold = '', withNote = '', unconfirmed = '', off = ''] = counts.map((count) => formatNumber(count));
  const tally = words.sourcesTally(hold, withNote, unconfirmed, off);
  return composePageCard({
    alt: words.sourcesAlt(formatNumber(verdicts.length), tally),
    ground: '#eceee8',
    ink: COLORS['dip-10'],
    title: { text: words.sourcesTitle(formatNumber(verdicts.length)), y: 226, measurePx: 500, sizePx: 132 },
    text: { text: tally, y: 546, sizePx: 27, measurePx: TALLY_PX },
    drawing: `<g fill="none" stroke-width="6" stroke-linecap="round">${stitches.join('')}</g>
<path d="M${MARGIN} 574H${CARD_WIDTH - MARGIN}" stroke="${COLORS['dip-10']}" stroke-width="2" stroke-dasharray="9 6"/>`,
  });
}
