import { figures } from '../../../data/figures';
import { mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { SHADE_COLORS } from '../shirtPalette';
import { CELL, eachCupOfRow, findRowY, SHIRT_ROWS } from '../shirtRows';

/** A cup of the shirt: its row, and how many cells it stands from the middle line. */
export interface ShirtCup {
  row: number;
  cell: number;
}

/** The waters of the cotton from the collar down, and the light and the deep color of their cups. */
const DYES = {
  rain: [COLORS['dip-2'], COLORS.white],
  irrigation: [COLORS['dip-6'], COLORS['dip-3']],
  dilution: [COLORS['madder-light'], COLORS.print],
} as const;

export type WaterId = keyof typeof DYES;
export const WATER_IDS = Object.keys(DYES) as WaterId[];

/** As many shades as the pale cloth has. */
const rampColors = ([from, to]: readonly [string, string]) =>
  SHADE_COLORS.map((_, shade) => mixColors(from, to, shade / (SHADE_COLORS.length - 1)));

/** The colors of each water's cups from the deepest fold to the light. */
export const WATER_COLORS: Record<WaterId, string[]> = {
  rain: rampColors(DYES.rain),
  irrigation: rampColors(DYES.irrigation),
  dilution: rampColors(DYES.dilution),
};

/** Whether a cup is of a sleeve. */
const isOfSleeve = ({ row, cell }: ShirtCup) => Math.abs(cell * CELL) > 0.2865 && findRowY(row) < 0.44;

const CUPS = SHIRT_ROWS.flatMap((shirtRow, row) => {
  const cups: ShirtCup[] = [];
  eachCupOfRow(shirtRow, (cell) => cups.push({ row, cell }));
  return cups;
});
const BODY = CUPS.filter((cup) => !isOfSleeve(cup));

const rainOfBody = figures['rain-cups'].value - (CUPS.length - BODY.length);
const findCup = (index: number): ShirtCup => BODY[index] ?? { row: 0, cell: 0 };

/** The first cup of the irrigation, and of the dilution. */
export const FIRST_CUPS = {
  irrigation: findCup(rainOfBody),
  dilution: findCup(rainOfBody + figures['irrigation-cups'].value),
};

const isBefore = (cup: ShirtCup, other: ShirtCup) =>
  cup.row < other.row || (cup.row === other.row && cup.cell < other.cell);

/** The water that a cup stands for: both sleeves and the yoke are rain, the body irrigation, the hem dilution. */
export function findWater(cup: ShirtCup): WaterId {
  if (isOfSleeve(cup) || isBefore(cup, FIRST_CUPS.irrigation)) return 'rain';
  return isBefore(cup, FIRST_CUPS.dilution) ? 'irrigation' : 'dilution';
}
