/** Center and half height of the drop in the logo's 30 × 40 box. */
const CENTER = { x: 15, y: 22 };
const RADIUS = 18;

/** The box in which the logo is drawn, as an SVG viewBox. */
export const LOGO_VIEW_BOX = '0 0 30 40';

/**
 * The logo: a fingerprint wound from one thread into a drop, as an SVG path in a 30 × 40 box.
 * @param turns how often the thread goes around: 4.5 in the bar, fewer in an icon of a few pixels
 * @param pointsPerTurn how finely the curve is drawn: more for a large picture
 */
export function createLogoPath(turns = 4.5, pointsPerTurn = 26): string {
  const digits = pointsPerTurn > 30 ? 2 : 1;
  const count = Math.round(turns * pointsPerTurn);
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const angle = share * turns * 2 * Math.PI;
    const around = angle % (2 * Math.PI);
    const radius = RADIUS * (0.12 + 0.88 * share);
    // A slight waver keeps the ridges from looking machine-made.
    const waver = Math.sin(angle * 1.7) * 0.25 * share;
    const x = CENTER.x + Math.sin(around) * Math.sin(around / 2) ** 1.35 * radius * 0.92 + waver;
    const y = CENTER.y - Math.cos(around) * radius;
    return `${x.toFixed(digits)} ${y.toFixed(digits)}`;
  });
  return `M${points.join('L')}`;
}
