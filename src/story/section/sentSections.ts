/** The page's main part as the server sent it. */
let sentMain: HTMLElement | undefined;

/** Keeps a copy of the page as sent, before React takes it over: one for all its sections, which may be nested. */
export function keepSentSections(): void {
  const main = document.querySelector('main');
  // Pictures that lie in a document of their own are not fetched.
  const aside = document.implementation.createHTMLDocument('');
  if (main) sentMain = aside.importNode(main, true);
}

/** A copy of what stood in a section as sent; undefined where its page was opened by a link, without HTML. */
export function findSentNodes(name: string): Node[] | undefined {
  const section = sentMain?.querySelector(`[data-section="${name}"]`);
  return section ? [...document.importNode(section, true).childNodes] : undefined;
}
