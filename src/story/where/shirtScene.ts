import { placeCallout } from '../../scene/Callout';
import type { Scene } from '../../scene/scene';
import { easeSoak } from '../../theme/easing';
import { LANGUAGE } from '../../words/language';
import { directionOf } from '../../words/languages';
import { drawLine, drawPegs } from './drawLine';
import { createShirtSprites, drawOutline, drawPieces, type ShirtSprites } from './drawShirt';
import {
  countAll,
  findUnitPx,
  placeCounts,
  placeIn,
  placeShirt,
  placeYourPieces,
  type ShirtLayout,
  type ShirtProps,
} from './shirtLayout';

const MOVE_MS = 900;
const isTurned = directionOf(LANGUAGE) === 'rtl';

/** A T-shirt of exactly as many pieces as it stands for. With a new choice they move to their new places. */
export const shirtScene: Scene<ShirtProps, ShirtLayout, ShirtSprites> = {
  clock: 'time',
  // Two of the same: with each choice the component goes to the other one, where time begins anew.
  rests: [
    { name: 'one', at: { sinceRestMs: MOVE_MS } },
    { name: 'other', at: { sinceRestMs: MOVE_MS } },
  ],
  layoutKey: ({ most, look }) => `${most} ${look.river}`,
  // Beside the shirt its numbers stand: they have the stage's padding.
  measure: (root, stage, props) => {
    const asidePx = Number.parseFloat(getComputedStyle(root).paddingRight);
    const { left, right } = root.getBoundingClientRect();
    const startPx = isTurned ? document.documentElement.clientWidth - right : left;
    return placeShirt(stage, props, asidePx, props.hasCorner && startPx > 0);
  },
  // biome-ignore lint/correctness/useYield: three small sprites are ready at once
  *prepare(layout, pool) {
    return createShirtSprites(layout, pool);
  },
  draw(context, layout, sprites, { sinceRestMs }, props) {
    const { before, ghost, isWaiting } = props;
    const unitPx = findUnitPx(placeIn(layout, countAll(props)), layout);
    drawLine(context, layout);
    if (isWaiting) {
      drawOutline(context, layout, props, false);
      drawPegs(context, layout, unitPx);
      return false;
    }
    if (!sprites) return false;
    const share = before ? easeSoak(sinceRestMs / MOVE_MS) : 1;
    drawPieces(context, layout, sprites, props, share);
    if (ghost && countAll(ghost) !== countAll(props)) drawOutline(context, layout, ghost);
    drawPegs(context, layout, unitPx);
    return share < 1;
  },
  place(refs, layout, _, props) {
    const callout = placeYourPieces(layout, props);
    if (callout) placeCallout(refs, 'yours', callout);
    for (const [name, { xPx, yPx }] of Object.entries(placeCounts(layout, props)))
      refs[name]?.style.setProperty('transform', `translate(${xPx}px, ${yPx}px) translateY(-50%)`);
  },
};
