import { clamp, smoothStep } from '../../theme/easing';

/** A bell of width `width` around 0. */
function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2));
}

/** Gathers that fan out from both armpits. */
function shadeGathers(x: number, y: number): number {
  return [-1, 1].reduce((sum, side) => {
    const [dx, dy] = [(x - side * 0.275) * -side, y - 0.33];
    const radius = Math.hypot(dx, dy);
    const waves = Math.sin(Math.atan2(dy, dx) * 7.5 + side * 0.8);
    return sum + 0.15 * waves * Math.exp(-radius / 0.24) * Math.min(1, radius / 0.05);
  }, 0);
}

/** A sleeve: lit along its upper edge, dark beneath, darkest in the armhole's seam. */
function shadeSleeve(outward: number, y: number): number {
  const along = (outward - 0.27) / 0.21;
  const below = y - (0.215 + 0.17 * along);
  const folds = 0.05 * Math.sin(along * 9 + y * 22) * along;
  const seam = 0.16 * bell(outward - 0.275, 0.022) * clamp((y - 0.1) / 0.1);
  return 0.78 - 0.26 * clamp(below / 0.14) + folds - seam;
}

/** How far a point is from the sleeve's edge, which runs from its upper to its lower corner. */
function findCuffDistance(outward: number, y: number): number {
  const [dx, dy] = [0.113, -0.085];
  return Math.abs((outward - 0.372) * dy - (y - 0.43) * dx) / Math.hypot(dx, dy);
}

/** The skirt's drape: long soft folds that deepen toward the hem. */
function shadeDrape(x: number, y: number): number {
  const depth = clamp((y - 0.4) / 0.45);
  return depth * (0.13 * Math.sin(x * 21 + Math.sin(y * 3.2) * 0.9) + 0.05 * Math.sin(x * 43 + y * 4));
}

/**
 * How much light falls on the shirt at a point: one soft light from the upper left on a rounded body.
 * @param x from the shirt's middle line, -0.5 to 0.5
 * @param y from its top, 0 to 1
 * @returns 0 (dark) to 1 (white)
 */
export function calculateShade(x: number, y: number): number {
  const collar = Math.hypot(x / 0.165, (y - 0.01) / 0.105);
  if (y < 0.17 && collar < 1.36) return collar < 1.29 ? clamp(1.02 - 0.5 * Math.abs(collar - 1.05)) : 0.42;

  const outward = Math.abs(x);
  const cuff = findCuffDistance(outward, y);
  if (outward > 0.33 && cuff < 0.034) return cuff < 0.025 ? clamp(0.86 - 0.5 * (0.44 - outward)) : 0.44;
  const isSleeve = outward > 0.27 && y < 0.44 && (outward > 0.287 || y < 0.2);
  const across = Math.min(1.05, outward / 0.3);
  const body = 0.8 - 0.26 * across ** 2 - 0.06 * (x / 0.3) + shadeGathers(x, y) + shadeDrape(x, y);
  // The seam between body and sleeve is a soft step, so that no contour forms.
  const sleeve = shadeSleeve(outward, y);
  const cloth = isSleeve ? sleeve + (body - sleeve) * (1 - smoothStep(0.27, 0.3, outward)) : body;
  const chest = 0.05 * bell(x + 0.07 - (y - 0.3) * 0.12, 0.1) * (1 - smoothStep(0.7, 0.8, y));
  const hem = y > 0.957 ? 0.14 : y > 0.945 ? -0.24 : -0.05 * bell(y - 0.9, 0.06);
  return clamp(cloth + chest + hem);
}
