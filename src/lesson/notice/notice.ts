import { readSaidValue } from '../../model/searchValue';

/** What a picture is shown without, in the order in which it comes back. */
export const KINDS = ['names', 'values', 'story'] as const;

export type Kind = (typeof KINDS)[number];

/** Pages whose pictures can be shown without their words. */
export const NOTICE_PATHS = [
  '/thirsty_fashion/info1',
  '/thirsty_fashion/where',
  '/charts/production',
  '/charts/fabrics',
] as const;

/** Whether an address asks for a picture without its words: `?notice`, on a page that has one. */
export function asksToNotice(pathname: string, search: string): boolean {
  const hasPicture = NOTICE_PATHS.some((path) => pathname.replace(/\/$/, '').endsWith(path));
  return hasPicture && readSaidValue(search, 'notice') !== undefined;
}

/** What `<html>` says: the kinds that are hidden, "names values story". */
export function formatHidden(shown: readonly Kind[]): string {
  return KINDS.filter((kind) => !shown.includes(kind)).join(' ');
}
