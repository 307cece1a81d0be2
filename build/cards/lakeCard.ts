import * as words from '#words/text/cards';
import { LAKE_ONTARIO } from '../../src/data/outlines/lakeOntario';
import { findFigure } from '../../src/model/figure';
import { formatFigure } from '../../src/model/formatFigure';
import { findFillEdge, formatOutlinePath } from '../../src/model/outlineArea';
import { COLORS } from '../../src/theme/tokens';
import { openSerifFace } from '../fontInstance';
import { type Card, composeGround, composeName, MARGIN, MEASURE_PX } from './card';
import { composeRope } from './rope';
import { HEADING_CUT, measureLine, setDisplay, setTextWithin, turnBack } from './type';

const HEADLINE_PX = 138;
const LAKE = { left: 452, top: 44, scale: 0.69 };

function composeLake(): string {
  const share = findFigure('lake-share');
  if (!('value' in share)) throw new RangeError('lake-share must be one value');
  const edge = findFillEdge(LAKE_ONTARIO, share.value / 100);
  const half = findFillEdge(LAKE_ONTARIO, 0.5);
  const outline = formatOutlinePath(LAKE_ONTARIO);
  const yarns = Array.from({ length: Math.floor(edge / 11) }, (_, i) => `M${6 + i * 11} 0V600`).join('');
  return `<defs><clipPath id="lake"><path d="${outline}" clip-rule="evenodd"/></clipPath></defs>
<g transform="translate(${LAKE.left} ${LAKE.top}) scale(${LAKE.scale})"><g ${turnBack(0, LAKE_ONTARIO.width)}>
<path d="${outline}" fill="#123458" fill-rule="evenodd"/>
<g clip-path="url(#lake)"><rect width="${edge}" height="600" fill="${COLORS['dip-5']}"/>
<path d="${yarns}" stroke="${COLORS['dip-4']}" stroke-width="7"/>
<path d="${yarns}" stroke="${COLORS['dip-1']}" stroke-width="5" stroke-dasharray="2 13"/></g>
<path d="${outline}" fill="none" stroke="${COLORS['dip-1']}" stroke-width="5" stroke-linejoin="round"/>
<path d="M${half} 60V478" stroke="${COLORS['dip-0']}" stroke-width="4" stroke-dasharray="13 9"/></g></g>`;
}

/** The lake: the claim, its check, and the true share as area. */
export async function composeLakeCard(): Promise<Card> {
  const share = formatFigure(findFigure('lake-share'), 'number');
  const water = formatFigure(findFigure('fashion-water'));
  const pale = COLORS['dip-1'];
  const headline = await openSerifFace(HEADING_CUT);
  const measure = (text: string, sizePx: number) => measureLine(headline, text, sizePx);
  const sizePx = Math.min(
    HEADLINE_PX,
    (HEADLINE_PX * MEASURE_PX) / measure(words.lakeClaim + share, HEADLINE_PX),
  );
  const lines = await Promise.all([
    composeName(pale),
    setDisplay({ text: words.lakeClaim.trim(), x: MARGIN, y: 492, sizePx, fill: COLORS.white }),
    setDisplay({
      text: share,
      x: MARGIN + measure(words.lakeClaim, sizePx),
      y: 492,
      sizePx,
      fill: COLORS.weld,
    }),
    setTextWithin(MEASURE_PX, {
      text: words.lakeText(water),
      x: MARGIN,
      y: 545,
      sizePx: 29,
      fill: pale,
    }),
  ]);
  return {
    alt: words.lakeAlt(share),
    drawing: `${composeGround(COLORS['dip-9'])}${composeLake()}${lines.join('')}${composeRope(
      [
        [-20, 592],
        [300, 592],
        [620, 592],
      ],
      'weld',
    )}`,
  };
}
