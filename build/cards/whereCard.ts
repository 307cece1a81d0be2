import * as words from '#words/plain/cards';
import { growers } from '../../src/data/places';
import { formatNumber } from '../../src/model/format';
import { findPlaceWater } from '../../src/model/placeWater';
import { placeBalls, traceDye, traceLand, traceThread } from '../../src/story/where/placeBalls';
import { COLORS } from '../../src/theme/tokens';
import { ROPE_STAGES } from '../../src/thread/ropeStages';
import { type Card, composeGround, composeName, MARGIN, MEASURE_PX } from './card';
import { setFittedBlock, setTextWithin } from './type';

const MAP = { left: 470, top: 150, scale: 0.98 };

/** Land, thread and balls as on the page, each ball dyed by its share of water from rivers and wells. */
function composeMap(): string {
  const { body, light } = ROPE_STAGES.indigo;
  const land = [...traceLand()].map(
    ([mark, path]) =>
      `<path d="${path}" stroke="${mark === '-' ? COLORS['weld-lo'] : COLORS['walnut-light']}"/>`,
  );
  const balls = placeBalls(growers);
  const thread = traceThread(balls);
  const drawn = balls.map((ball) => {
    const { river, both } = findPlaceWater(ball.id);
    const dye = river > 0 ? `<path d="${traceDye(ball, river / both)}" fill="${COLORS['dip-7']}"/>` : '';
    return `<circle cx="${ball.x}" cy="${ball.y}" r="${ball.radius}" fill="${COLORS.boll}" stroke="${COLORS['dip-10']}" stroke-width="1.5"/>${dye}`;
  });
  return `<g transform="translate(${MAP.left} ${MAP.top}) scale(${MAP.scale})" fill="none">
<g stroke-width="2.3" stroke-dasharray="4.2 .8">${land.join('')}</g>
<path d="${thread}" stroke="${body}" stroke-width="4"/><path d="${thread}" stroke="${light}" stroke-width="3" stroke-dasharray=".9 2.4"/>
${drawn.join('')}</g>`;
}

/** The map of fifteen places, and how far apart two of them are. */
export async function composeWhereCard(): Promise<Card> {
  const [least, most] = [findPlaceWater('brazil'), findPlaceWater('turkmenistan')];
  const text = words.whereText(least.name, formatNumber(least.river), most.name, formatNumber(most.river));
  const title = await setFittedBlock(words.whereTitle, {
    x: MARGIN,
    y: 230,
    measurePx: 380,
    sizePx: 120,
    leading: 0.9,
    fill: COLORS['dip-10'],
  });
  const line = await setTextWithin(MEASURE_PX, {
    text,
    x: MARGIN,
    y: 592,
    sizePx: 28,
    fill: COLORS['dip-10'],
  });
  return {
    alt: words.whereAlt(text),
    drawing: `${composeGround(COLORS.weld)}${composeMap()}${await composeName(COLORS['dip-10'])}${title}${line}`,
  };
}
