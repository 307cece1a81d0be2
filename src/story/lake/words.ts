import * as words from '#words/lake';
import { figures } from '../../data/figures';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { YARNS } from '../../model/industry';

/** The name of the lake's pictures: as it is asked about, and as it is answered. */
export function describeLake(state: 'claim' | 'check'): string {
  if (state === 'claim') return words.pictureLake;
  return words.pictureLakeCheck(formatFigure(figures['lake-share']), formatFigure(figures['lake-claimed']));
}

/** The name of the warp's pictures. */
export function describeWarp(state: 'cotton' | 'textile'): string {
  const [all, rest] = [formatNumber(YARNS.all), formatNumber(YARNS.everythingElse)];
  if (state === 'textile') return words.pictureTextile(all, formatNumber(YARNS.textile), rest);
  return words.pictureCotton(all, formatNumber(YARNS.cotton), formatNumber(YARNS.otherFibers));
}

/** The name of the one moving picture: all that it shows, in order, once the answer has come; before, what it asks with. */
export function describePicture(isAnswered: boolean): string {
  if (!isAnswered) return describeLake('claim');
  return [describeLake('check'), describeWarp('textile'), describeWarp('cotton')].join(' ');
}
