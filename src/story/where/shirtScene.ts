import type { Scene } from '../../scene/scene';
import { easeSoak } from '../../theme/easing';
import { drawLine, drawPegs } from './drawLine';
import { createShirtSprites, drawOutline, drawPieces, type ShirtSprites } from './drawShirt';
import { countAll, findUnitPx, placeIn, placeShirt, type ShirtLayout, type ShirtProps } from './shirtLayout';

const MOVE_MS = 900;

/** A T-shirt of exactly as many cups as it stands for. With a new choice they move to their new places. */
export const shirtScene: Scene<ShirtProps, ShirtLayout, ShirtSprites> = {
  clock: 'time',
  // Two of the same: with each choice the component goes to the other one, where time begins anew.
  rests: [
    { name: 'one', at: { sinceRestMs: MOVE_MS } },
    { name: 'other', at: { sinceRestMs: MOVE_MS } },
  ],
  layoutKey: ({ most }) => most,
  measure: (_, stage, props) => placeShirt(stage, props),
  // biome-ignore lint/correctness/useYield: the small sprites are ready at once
  *prepare(layout, pool) {
    return createShirtSprites(layout, pool);
  },
  draw(context, layout, sprites, { sinceRestMs }, props) {
    const { before, ghost } = props;
    drawLine(context, layout);
    if (!sprites) return false;
    const share = before ? easeSoak(sinceRestMs / MOVE_MS) : 1;
    drawPieces(context, layout, sprites, props, share);
    if (ghost && countAll(ghost) !== countAll(props)) drawOutline(context, layout, ghost);
    drawPegs(context, layout, findUnitPx(placeIn(layout, countAll(props)), layout));
    return share < 1;
  },
};
