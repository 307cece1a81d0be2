/** One bar's place on the canvas, in CSS pixels. */
export interface TrackBox {
  /** Where the axis is zero. */
  zeroXPx: number;
  /** Length of the whole axis. */
  lengthPx: number;
  centerYPx: number;
  thicknessPx: number;
}

export interface MirrorGeometry {
  widthPx: number;
  heightPx: number;
  /** Height of one row. */
  rowPx: number;
  /** From the zero of one side to the names' middle; short on phones, where spouts and wires have no room. */
  hasRoomForSpouts: boolean;
  rows: { water: TrackBox; other: TrackBox }[];
}

/** The thickest bar: a glass any thicker would look like a tank. */
const THICKEST_PX = 42;
const ROOM_FOR_SPOUTS_PX = 60;

/** A computed length in pixels; of percentages it takes the share of `wholePx`. */
const resolvePx = (length: string, wholePx: number) =>
  Number.parseFloat(length) * (length.endsWith('%') ? wholePx / 100 : 1);

/** Reads where one bar's track lies, relative to `origin`. */
export function measureTrack(track: SVGElement | undefined, origin: DOMRect, isMirrored: boolean): TrackBox {
  const box = track?.getBoundingClientRect() ?? new DOMRect();
  const bar = track?.querySelector('rect');
  // From the style: Firefox has no box for a bar that has no length yet.
  const { y, height } = bar ? getComputedStyle(bar) : { y: '20%', height: '60%' };
  const heightPx = resolvePx(height, box.height);
  return {
    zeroXPx: (isMirrored ? box.right : box.left) - origin.left,
    lengthPx: box.width,
    centerYPx: box.top - origin.top + resolvePx(y, box.height) + heightPx / 2,
    thicknessPx: Math.min(THICKEST_PX, heightPx),
  };
}

/** Reads where the layout has put the bars: CSS owns the boxes, the canvas fills them. */
export function measureMirror(chart: HTMLElement): MirrorGeometry {
  const origin = chart.getBoundingClientRect();
  const rows = [...chart.querySelectorAll('[data-row]')].map((row) => {
    const [water, other] = row.querySelectorAll<SVGElement>('[data-bar]');
    return { water: measureTrack(water, origin, true), other: measureTrack(other, origin, false) };
  });
  const [first, second] = rows;
  return {
    widthPx: origin.width,
    heightPx: origin.height,
    rowPx: first && second ? second.water.centerYPx - first.water.centerYPx : origin.height,
    hasRoomForSpouts:
      first !== undefined && first.other.zeroXPx - first.water.zeroXPx > 2 * ROOM_FOR_SPOUTS_PX,
    rows,
  };
}
