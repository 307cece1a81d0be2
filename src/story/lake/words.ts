import * as words from '#words/lake';
import { figures } from '../../data/figures';
import { formatNumber } from '../../model/format';
import { formatFigure, formatUnit } from '../../model/formatFigure';
import { LAKE_SHARES, ROPES, YARNS } from '../../model/industry';

function formatPercent(share: number): string {
  const percent = Math.round(share * 1000) / 10;
  return formatNumber(percent) + formatUnit('percent', percent);
}

/** The name of the lake's still pictures: as claimed, or as we checked it. */
export function describeLake(state: 'claim' | 'check'): string {
  const claimed = formatPercent(LAKE_SHARES.claimed);
  if (state === 'claim') return words.pictureLakeClaim(claimed);
  return words.pictureLakeCheck(formatPercent(LAKE_SHARES.true), claimed);
}

/** The name of the warp's still pictures. */
export function describeWarp(state: 'cotton' | 'textile' | 'yarns'): string {
  const all = formatNumber(YARNS.all);
  if (state === 'yarns') return words.pictureYarns(all, formatFigure(figures['fashion-water']));
  const [textile, rest] = [formatNumber(YARNS.textile), formatNumber(YARNS.everythingElse)];
  if (state === 'textile') return words.pictureTextile(all, textile, rest);
  const [cotton, other] = [formatNumber(YARNS.cotton), formatNumber(YARNS.otherFibers)];
  return `${words.pictureCotton(all, cotton, other, rest)} ${words.pictureRopes(textile, ROPES.all, ROPES.cotton)}`;
}

/** The name of the one moving picture: all that it shows, in order. */
export function describePicture(): string {
  return [describeLake('claim'), describeLake('check'), describeWarp('textile'), describeWarp('cotton')].join(
    ' ',
  );
}
