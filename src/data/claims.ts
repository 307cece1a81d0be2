import type { BackgroundFigureId } from './backgroundFigures';
import type { ClaimText } from './claim';
import { backgroundClaims } from './claims/backgroundClaims';
import { costsClaims } from './claims/costsClaims';
import { industryClaims } from './claims/industryClaims';
import { livesClaims } from './claims/livesClaims';
import { whereClaims } from './claims/placeClaims';
import { shirtClaims } from './claims/shirtClaims';
import type { FigureId } from './figures';
import type { LivesFigureId } from './livesFigures';
import type { PlaceFigureId } from './placeFigures';

/**
 * What stands behind every figure but the charts' records, whose claims are made from recordClaims.ts. Much text:
 * only the sources page, the build and a receipt that opens may load it, never a story page with its first script.
 */
export const claimTexts: Readonly<
  Record<FigureId | BackgroundFigureId | LivesFigureId | PlaceFigureId, ClaimText>
> = {
  ...shirtClaims,
  ...whereClaims,
  ...industryClaims,
  ...costsClaims,
  ...livesClaims,
  ...backgroundClaims,
};
