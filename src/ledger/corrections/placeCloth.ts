export const CLOTH_SIZE = { width: 300, height: 132 } as const;

export interface Patch {
  /** The patch's middle on the cloth. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** In degrees, as hands sew. */
  turn: number;
}

/** One place on the cloth for each correction. */
export const PATCHES: readonly Patch[] = [
  { x: 36, y: 40, width: 48, height: 40, turn: -4 },
  { x: 88, y: 92, width: 54, height: 44, turn: 3 },
  { x: 132, y: 36, width: 50, height: 42, turn: 5 },
  { x: 178, y: 92, width: 46, height: 46, turn: -6 },
  { x: 222, y: 38, width: 46, height: 44, turn: 4 },
  { x: 264, y: 92, width: 48, height: 42, turn: -3 },
];

const INSET = 5;

/** The running stitches around a patch and the rows across it, about its middle. */
export function tracePatchStitches({ width, height }: Pick<Patch, 'width' | 'height'>): string {
  const [x, y] = [width / 2 - INSET, height / 2 - INSET];
  const rows = [-0.33, 0, 0.33].map((part) => `M${-x} ${part * 2 * y}H${x}`).join('');
  return `M${-x} ${-y}H${x}V${y}H${-x}Z${rows}`;
}
