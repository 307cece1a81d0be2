/** What a picture is shown without, in the order in which it comes back. */
export const KINDS = [
  { id: 'names', name: 'Show the names' },
  { id: 'values', name: 'Show the numbers' },
  { id: 'story', name: 'Show the story' },
] as const;

export type Kind = (typeof KINDS)[number]['id'];

/** Pages whose pictures can be shown without their words. */
export const NOTICE_PAGES = [
  { path: '/thirsty_fashion/info1', name: 'The T-shirt' },
  { path: '/charts/production', name: 'Five phases' },
  { path: '/charts/fabrics', name: 'Six fabrics' },
] as const;

/** Whether an address asks for a picture without its words: `?notice`, on a page that has one. */
export function asksToNotice(pathname: string, search: string): boolean {
  const hasPicture = NOTICE_PAGES.some(({ path }) => pathname.replace(/\/$/, '').endsWith(path));
  return hasPicture && new URLSearchParams(search).has('notice');
}

/** What `<html>` says: the kinds that are hidden, "names values story". */
export function formatHidden(shown: readonly Kind[]): string {
  return KINDS.flatMap(({ id }) => (shown.includes(id) ? [] : id)).join(' ');
}
