/** Writes a text behind its length, so that a link cut short can be told from a whole one: "8._6-_7-_8"; "0" for none. */
export const writeWhole = (text: string): string => (text === '' ? '0' : `${text.length}.${text}`);

/** Reads what writeWhole wrote, whatever a messenger has put behind it; undefined where some of it is missing. */
export function readWhole(written: string): string | undefined {
  const [begin] = /^(?:0(?!\d)|[1-9]\d{0,4}\.)/.exec(written) ?? [];
  if (begin === undefined) return undefined;
  const length = Number.parseInt(begin, 10);
  const text = written.slice(begin.length, begin.length + length);
  return text.length === length ? text : undefined;
}

/** The same of a link of the first edition, which has no length: a messenger's dot is no part of it, nor what no link of ours holds. */
export const readUnsealed = (written: string): string =>
  (/^[\w.-]*/.exec(written)?.[0] ?? '').replace(/\.+$/, '');
