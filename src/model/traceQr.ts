/** The modules of a QR code, row by row: 1 is dark. */
interface QrModules {
  size: number;
  data: ArrayLike<number>;
}

/** The empty margin that a reader needs, in modules (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** An SVG path of the dark modules, a run of a row at a time; one module is one unit, the margin beside them. */
export function traceQr({ size, data }: QrModules): string {
  const isDark = (x: number, y: number) => x < size && data[y * size + x] === 1;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x + 1, y)) x++;
      path += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x + 1 - from}v1H${from + QUIET_ZONE}Z`;
    }
  }
  return path;
}
