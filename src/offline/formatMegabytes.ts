import { megabytes } from '#words/text/count';
import { formatDecimals } from '../model/format';

/** Writes a size as a reader reads it: "9.4 MB". */
export function formatMegabytes(bytes: number): string {
  return megabytes(formatDecimals(bytes / 1e6, 1));
}
