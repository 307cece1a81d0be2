import { COTTON_CUPS } from '../../data/shirt';
import { formatNumber } from '../../model/format';
import type { Scene } from '../../scene/scene';
import { type CupSprite, createCupSprite } from '../../story/cups/cupSprite';
import { readShade, SHADE_COLORS } from '../../story/shirt/shirtPalette';
import { ROW_COUNT } from '../../story/shirt/shirtRows';
import { easeSoak, mix, mixColors } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import {
  findDay,
  findHemEnd,
  listCupsFromHem,
  placeStripes,
  type StripedCup,
  type StripesLayout,
} from './stripes';

interface StripesProps {
  /** What the class drinks in a day; 0 for a class of nobody. */
  cupsPerDay: number;
  /** What it drank before the last tap. */
  before: number;
}

interface StripesSprites {
  cups: readonly StripedCup[];
  first: CupSprite;
  /** Of the dark days and of the light ones, from the deepest fold to the light. */
  days: readonly [dark: readonly CupSprite[], light: readonly CupSprite[]];
}

const SOAK_MS = 900;
/** So many shades has each dye: a day is one dye, and the cloth has folds. */
const SHADES = 6;
const DYES = [
  [COLORS['dip-6'], COLORS['dip-4']],
  [COLORS['dip-3'], COLORS['dip-1']],
] as const;
/** So much of its cell a cup fills. */
const FILL = 0.86;

/** How many days of the class the cotton of one T-shirt is: 88 for 130 cups a day. */
export const countDays = (cupsPerDay: number): number =>
  cupsPerDay > 0 ? Math.round(COTTON_CUPS / cupsPerDay) : 0;

/** A shirt of 11,421 cups, striped by the days of a class. With each tap it is dyed anew from the hem up. */
export const stripesScene: Scene<StripesProps, StripesLayout, StripesSprites> = {
  clock: 'time',
  // Two of the same: with each tap the component goes to the other one, where time begins anew.
  rests: [
    { name: 'one', at: { sinceRestMs: SOAK_MS } },
    { name: 'other', at: { sinceRestMs: SOAK_MS } },
  ],
  layoutKey: () => '',
  measure: (_, { widthPx, heightPx, pixelRatio }) => placeStripes(widthPx, heightPx, pixelRatio),
  *prepare({ cellPx, pixelRatio }, pool) {
    const make = (color: string) => createCupSprite({ color }, cellPx * FILL, pixelRatio, pool);
    const [dark, light] = DYES.map(([from, to]) =>
      Array.from({ length: SHADES }, (_, shade) => make(mixColors(from, to, shade / (SHADES - 1)))),
    );
    return { cups: listCupsFromHem(), first: make(COLORS.weld), days: [dark ?? [], light ?? []] };
  },
  draw(context, { cellPx, rowPx, middlePx, firstRowPx }, sprites, { sinceRestMs }, { cupsPerDay, before }) {
    if (!sprites) return false;
    const share = easeSoak(sinceRestMs / SOAK_MS);
    const dyed = share * sprites.cups.length;
    for (const [index, { row, cell }] of sprites.cups.entries()) {
      const day = findDay(index, index < dyed ? cupsPerDay : before);
      const shade = Math.floor((readShade(cell, row) * SHADES) / SHADE_COLORS.length);
      const sprite = day === 0 ? sprites.first : sprites.days[day % 2 === 0 ? 1 : 0][shade];
      if (!sprite) continue;
      const { image, widthPx, heightPx } = sprite;
      context.drawImage(
        image,
        middlePx + (cell - FILL / 2) * cellPx,
        firstRowPx + row * rowPx - cellPx / 2,
        widthPx,
        heightPx,
      );
    }
    return share < 1;
  },
  place({ days, oneDay }, { cellPx, rowPx, middlePx, firstRowPx }, { sinceRestMs }, { cupsPerDay, before }) {
    const share = easeSoak(sinceRestMs / SOAK_MS);
    if (days && cupsPerDay > 0)
      days.textContent = formatNumber(Math.round(mix(countDays(before), countDays(cupsPerDay), share)));
    const [hemPx, yPx] = [middlePx + findHemEnd() * cellPx, firstRowPx + (ROW_COUNT - 1) * rowPx];
    oneDay?.style.setProperty('transform', `translate(${hemPx}px, ${yPx}px) translateY(-50%)`);
    return share < 1;
  },
};
