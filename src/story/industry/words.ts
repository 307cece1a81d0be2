import { figures } from '../../data/figures';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { LAKE_SHARES, ROPES, YARNS } from '../../model/industry';

const percent = (share: number) => `${formatNumber(Math.round(share * 1000) / 10)}%`;

/** The name of the lake's still pictures: as claimed, or as we checked it. */
export function describeLake(state: 'claim' | 'check'): string {
  if (state === 'claim') {
    return `The outline of Lake Ontario, filled to ${percent(LAKE_SHARES.claimed)} of its area from the west, as the claim has it.`;
  }
  return `The outline of Lake Ontario, filled to ${percent(LAKE_SHARES.true)} of its area. A dashed line marks the old claim of ${percent(LAKE_SHARES.claimed)}. Beside it stands Lake Tahoe as a disc at the same scale, about half full.`;
}

/** The name of the warp's still pictures. */
export function describeWarp(state: 'cotton' | 'textile' | 'yarns'): string {
  const { all, textile, everythingElse, cotton, otherFibers } = YARNS;
  const begin = `${formatNumber(all)} hanging yarns, one for each percent`;
  if (state === 'yarns') return `${begin}, all blue: ${formatFigure(figures['fashion-water'])}.`;
  const rest = `${formatNumber(everythingElse)} undyed: everything else`;
  if (state === 'textile') return `${begin}: ${formatNumber(textile)} blue for textile production, ${rest}.`;
  const whole = `Below, the ${formatNumber(textile)} yarns are made the whole: ${ROPES.all} ropes, of which ${ROPES.cotton} ropes are cotton.`;
  return `${begin}: ${formatNumber(cotton)} of cotton, ${formatNumber(otherFibers)} blue for every other fiber, ${rest}. ${whole}`;
}

/** The name of the one moving picture: all that it shows, in order. */
export function describePicture(): string {
  return [describeLake('claim'), describeLake('check'), describeWarp('textile'), describeWarp('cotton')].join(
    ' ',
  );
}
