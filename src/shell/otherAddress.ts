interface Visit {
  location: { pathname: string; search: string; hash: string };
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Hosts answer an address that is written otherwise, too: letters that are encoded or large ("/thirsty%5Ffashion/Info1"), two
 * slashes, and a file's name ("/info1.html", "/info1/index.html"). The page's own address takes its place, by which links
 * know where they are.
 * @param findPage the own address of the page at a path; undefined where there is none
 */
export function leaveOtherAddress(
  { location, history }: Visit,
  findPage: (path: string) => string | undefined,
): void {
  const { pathname, search, hash } = location;
  const path = pathname
    .replace(/%[2-7][\da-f]/gi, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index)?\.html$/, '');
  const page = findPage(path);
  if (page === undefined) return;
  const own = path === `${page}/` ? path : page;
  if (own !== pathname) history.replaceState(history.state, '', own + search + hash);
}
