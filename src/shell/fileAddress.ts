interface Visit {
  location: { pathname: string; search: string; hash: string };
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Hosts that serve files by their names answer "/info1.html" and "/info1/index.html" with the page of "/info1", which
 * is the one address that the routes know: it takes the place of the file's.
 */
export function leaveFileAddress({ location, history }: Visit): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/(\/index)?\.html$/, '');
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
}
