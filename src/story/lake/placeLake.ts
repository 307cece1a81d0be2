import { LAKE_ONTARIO } from '../../data/outlines/lakeOntario';
import { YARNS } from '../../model/industry';
import { mix } from '../../theme/easing';
import { DEFAULT_FONT_PX, NARROW_MAX_PX } from '../../theme/tokens';

/** A part of the stage, in CSS pixels. */
export interface Box {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** The rooms of the picture beside its words, or above them. */
export interface StageSize {
  lakeRoom: Box;
  warpRoom: Box;
  /** Bitmap pixels per CSS pixel: yarns stand on whole bitmap pixels, so that all hundred look alike. */
  pixelRatio: number;
}

/** Where a map lies on the stage. */
export interface Camera {
  leftPx: number;
  topPx: number;
  pxPerUnit: number;
}

export interface Stage extends StageSize {
  isNarrow: boolean;
  lake: Camera;
  /** Where the lake stands aside while its water is hung up. */
  aside: Camera;
  warp: { leftPx: number; pitchPx: number; topPx: number; bottomPx: number };
  /** Where the yarns end as long as the lake stands below. */
  hangingEndPx: number;
}

/** Above the beam and below the yarns: their names, in letters as large as the reader's. */
const NAMES_EM = 3.75;
const FOOT_EM = 3.25;
/** Below the lake: the names of the lines in it. */
const TAGS_PX = 44;
const LEAST_PX = 40;

/** How far down the warp the yarns reach while they are hung up. */
const HANGING_SHARE = 0.42;

/** As large as there is room, in its middle. */
function placeLake({ leftPx, topPx, widthPx, heightPx }: Box): Camera {
  const highestPx = Math.max(LEAST_PX, heightPx - TAGS_PX);
  const pxPerUnit = Math.min(widthPx / LAKE_ONTARIO.width, highestPx / LAKE_ONTARIO.height);
  return {
    leftPx: leftPx + (widthPx - LAKE_ONTARIO.width * pxPerUnit) / 2,
    topPx: topPx + Math.max(0, heightPx - TAGS_PX - LAKE_ONTARIO.height * pxPerUnit) / 2,
    pxPerUnit,
  };
}

/** The small lake below the right end of the beam. */
function placeAside({ leftPx, topPx, widthPx, heightPx }: Box): Camera {
  const pxPerUnit = Math.min((heightPx * 0.5) / LAKE_ONTARIO.height, (widthPx * 0.5) / LAKE_ONTARIO.width);
  return {
    leftPx: leftPx + widthPx - LAKE_ONTARIO.width * pxPerUnit,
    topPx: topPx + heightPx - LAKE_ONTARIO.height * pxPerUnit,
    pxPerUnit,
  };
}

/** Places everything that the picture shows in those rooms. */
export function placeStage(size: StageSize): Stage {
  const { lakeRoom, warpRoom, pixelRatio } = size;
  const pitch = Math.max(1, Math.floor((warpRoom.widthPx * pixelRatio) / YARNS.all));
  const free = warpRoom.widthPx * pixelRatio - pitch * YARNS.all;
  const left = Math.round(warpRoom.leftPx * pixelRatio) + Math.max(0, Math.floor(free / 2));
  const topPx = warpRoom.topPx + NAMES_EM * DEFAULT_FONT_PX;
  const bottomPx = Math.max(topPx + LEAST_PX, warpRoom.topPx + warpRoom.heightPx - FOOT_EM * DEFAULT_FONT_PX);
  return {
    ...size,
    isNarrow: lakeRoom.widthPx <= NARROW_MAX_PX,
    lake: placeLake(lakeRoom),
    aside: placeAside({ ...warpRoom, topPx, heightPx: bottomPx - topPx }),
    warp: { leftPx: left / pixelRatio, pitchPx: pitch / pixelRatio, topPx, bottomPx },
    hangingEndPx: mix(topPx, bottomPx, HANGING_SHARE),
  };
}
