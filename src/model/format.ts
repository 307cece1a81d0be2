const kept: Record<string, Intl.NumberFormat> = {};

/** A format of its own for each `options`, made once: that takes far longer than to use it. */
function getFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  kept[key] ??= new Intl.NumberFormat('en-US', options);
  return kept[key];
}

let plainNumber: Intl.NumberFormat | undefined;

/** Writes a number with thousands separators and at most five decimals: "11,421", "0.05253". */
export function formatNumber(value: number): string {
  plainNumber ??= getFormat({ maximumFractionDigits: 5 });
  return plainNumber.format(value);
}

/** Writes a number with exactly that many decimals: formatDecimals(0.5, 5) is "0.50000". */
export function formatDecimals(value: number, decimals: number): string {
  return getFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
}

/** Writes a number to that many significant digits: formatDigits(4.817073, 3) is "4.82". */
export function formatDigits(value: number, digits: number): string {
  return getFormat({ maximumSignificantDigits: digits }).format(value);
}

/** Writes a range with an en dash: "11–32"; a range of one value is that value. */
export function formatRange(low: number, high: number): string {
  return low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`;
}

/** Writes a count with its noun: "1 cup", "11,421 cups". */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** Writes cups of water: "1 cup", "244 cups". */
export function formatCups(cups: number): string {
  return formatCount(cups, 'cup', 'cups');
}
