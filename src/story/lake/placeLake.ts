import { figures } from '../../data/figures';
import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { ROPES, YARNS } from '../../model/industry';
import { clamp, mix } from '../../theme/easing';
import { DEFAULT_FONT_PX, findBarPx, NARROW_MAX_PX } from '../../theme/tokens';

/** The picture's box in CSS pixels. */
export interface StageSize {
  widthPx: number;
  heightPx: number;
  /** Where the picture begins beside the captions; 0 where it stands above them. */
  leftPx: number;
  /** The picture's own width where the captions stand beside it. */
  besidePx?: number;
  /** Where the captions begin, of the lake and of the warp: above stands the picture, below no data. */
  lakeCaptionTopPx: number;
  warpCaptionTopPx: number;
  /** Bitmap pixels per CSS pixel: yarns stand on whole bitmap pixels, so that all hundred look alike. */
  pixelRatio: number;
}

/** Where a map lies on the stage. */
export interface Camera {
  leftPx: number;
  topPx: number;
  pxPerUnit: number;
}

/** Lake Tahoe as a plain disc, at the lake's scale with area for volume. */
interface Disc {
  xPx: number;
  yPx: number;
  radiusPx: number;
  /** The water's surface. */
  levelPx: number;
}

export interface Stage extends StageSize {
  isNarrow: boolean;
  barPx: number;
  lake: Camera;
  /** Where the lake stands aside while its water is hung up. */
  aside: Camera;
  tahoe: Disc;
  warp: { leftPx: number; pitchPx: number; topPx: number; bottomPx: number };
  /** Free below the warp: for counts, for a field, for names. */
  footPx: number;
  /** Where the yarns end as long as the lake stands below. */
  hangingEndPx: number;
  /** Where the shortened yarns end and the ropes begin; ropes end where long yarns do. */
  bundle: { yarnsEndPx: number; ropesTopPx: number; pitchPx: number };
  /** The weft's height before it rises into the warp, and in it. */
  weft: { groundPx: number; warpPx: number };
}

/** Between bar and beam: the names of the yarns, in letters as large as the reader's. */
const NAMES_EM = { narrow: 4.25, wide: 4.75 } as const;
const CLAIM_LABEL_PX = 44;
const TAHOE_ROW_PX = 24;

/** How far down the warp the yarns reach while they are hung up. */
const HANGING_SHARE = 0.42;
/** How far down the warp the shortened yarns reach, and where the ropes begin below their fan. */
const YARNS_END_SHARE = 0.33;
const ROPES_TOP_SHARE = 0.57;

/** Lake Tahoe's volume: the middle of the published ones, in km³. */
const TAHOE_KM3 = (figures['lake-tahoe'].low + figures['lake-tahoe'].high) / 2;

/** How full the water would make Lake Tahoe. */
export const TAHOE_FILL = figures['fashion-water'].value / TAHOE_KM3;

/**
 * How far above the disc's center the surface of its water lies, in radii, when `share` of its area is full.
 * Below half it is negative; 0 and 1 are the disc's ends.
 */
export function calculateDiscLevel(share: number): number {
  let low = -1;
  let high = 1;
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    const full = 0.5 + (middle * Math.sqrt(1 - middle * middle) + Math.asin(middle)) / Math.PI;
    if (full < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Radius of a disc that is to Lake Tahoe's water what `lakeArea` is to Lake Ontario's, in the same unit. */
export function calculateTahoeRadius(lakeArea: number): number {
  return Math.sqrt((lakeArea * TAHOE_KM3) / (figures['lake-ontario'].value * Math.PI));
}

function placeTahoe(lake: Camera, lakeArea: number, isNarrow: boolean, gutterPx: number): Disc {
  const radiusPx = lake.pxPerUnit * calculateTahoeRadius(lakeArea);
  const lakeBottomPx = lake.topPx + LAKE_ONTARIO.height * lake.pxPerUnit;
  const xPx = gutterPx + radiusPx;
  const yPx = isNarrow ? lakeBottomPx + CLAIM_LABEL_PX + radiusPx : lakeBottomPx - radiusPx - 70;
  return { xPx, yPx, radiusPx, levelPx: yPx - radiusPx * calculateDiscLevel(TAHOE_FILL) };
}

/** `widthPx` is the picture's own: it begins at zero. */
function placeLake(
  widthPx: number,
  captionTopPx: number,
  isNarrow: boolean,
  barPx: number,
  gutterPx: number,
): Camera {
  const topPx = barPx + (isNarrow ? 12 : 8);
  // On phones Lake Tahoe stands below, elsewhere beside the lake; its radius is about 7% of the lake's width.
  const belowPx = CLAIM_LABEL_PX + (isNarrow ? TAHOE_ROW_PX : 0);
  const aspect = LAKE_ONTARIO.height / LAKE_ONTARIO.width + (isNarrow ? 0.15 : 0);
  const highestPx = Math.max(60, captionTopPx - topPx - belowPx) / aspect;
  const lakeWidthPx = Math.min(isNarrow ? widthPx - 2 * gutterPx : widthPx * 0.68, highestPx);
  const pxPerUnit = lakeWidthPx / LAKE_ONTARIO.width;
  const freePx = captionTopPx - topPx - belowPx - lakeWidthPx * aspect;
  return {
    leftPx: isNarrow ? (widthPx - lakeWidthPx) / 2 : widthPx - gutterPx - lakeWidthPx,
    topPx: topPx + clamp(freePx, 0, widthPx) * (isNarrow ? 0.5 : 0.4),
    pxPerUnit,
  };
}

/** The small lake below the right end of the beam. */
function placeAside(
  { topPx, bottomPx }: { topPx: number; bottomPx: number },
  widthPx: number,
  gutterPx: number,
): Camera {
  const heightPx = (bottomPx - topPx) * 0.5;
  const pxPerUnit = Math.min(heightPx / LAKE_ONTARIO.height, (widthPx * 0.5) / LAKE_ONTARIO.width);
  return {
    leftPx: widthPx - gutterPx - LAKE_ONTARIO.width * pxPerUnit,
    topPx: bottomPx - LAKE_ONTARIO.height * pxPerUnit,
    pxPerUnit,
  };
}

const shift = (camera: Camera, byPx: number): Camera => ({ ...camera, leftPx: camera.leftPx + byPx });

/** Places everything that the picture shows on a stage of that size. `lakeArea` is in square units of the map. */
export function placeStage(size: StageSize, lakeArea: number): Stage {
  const { heightPx, leftPx, warpCaptionTopPx, pixelRatio } = size;
  const widthPx = size.besidePx ?? size.widthPx - leftPx;
  const isNarrow = widthPx <= NARROW_MAX_PX;
  const barPx = findBarPx(size.widthPx, heightPx);
  const gutterPx = clamp(size.widthPx * 0.0333, 18, 48);
  const lake = placeLake(widthPx, size.lakeCaptionTopPx, isNarrow, barPx, gutterPx);

  const pitch = Math.max(1, Math.floor((widthPx * pixelRatio) / (YARNS.all + 1)));
  const left = Math.floor((widthPx * pixelRatio - pitch * YARNS.all) / 2) + Math.round(leftPx * pixelRatio);
  const topPx = barPx + (isNarrow ? NAMES_EM.narrow : NAMES_EM.wide) * DEFAULT_FONT_PX;
  const footPx = isNarrow ? clamp(heightPx * 0.07, 44, 60) : clamp(heightPx * 0.09, 60, 84);
  const bottomPx = Math.max(topPx + 40, warpCaptionTopPx - footPx);
  const tahoe = placeTahoe(lake, lakeArea, isNarrow, gutterPx);
  return {
    ...size,
    isNarrow,
    barPx,
    lake: shift(lake, leftPx),
    aside: shift(placeAside({ topPx, bottomPx }, widthPx, gutterPx), leftPx),
    tahoe: { ...tahoe, xPx: tahoe.xPx + leftPx },
    warp: { leftPx: left / pixelRatio, pitchPx: pitch / pixelRatio, topPx, bottomPx },
    footPx,
    hangingEndPx: mix(topPx, bottomPx, HANGING_SHARE),
    bundle: {
      yarnsEndPx: mix(topPx, bottomPx, YARNS_END_SHARE),
      ropesTopPx: Math.round(mix(topPx, bottomPx, ROPES_TOP_SHARE)),
      pitchPx: (pitch / pixelRatio) * (YARNS.all / ROPES.all),
    },
    weft: { groundPx: heightPx - (isNarrow ? 24 : 34), warpPx: bottomPx - (isNarrow ? 26 : 38) },
  };
}
