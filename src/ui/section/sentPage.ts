/** The page as the server sent it. */
let sent: { root: HTMLElement; pathname: string } | undefined;

/** Keeps a copy of the page as sent, before React takes it over: one for all its sections, which may be nested. */
export function keepSentPage(root: HTMLElement): void {
  // Pictures that lie in a document of their own are not fetched.
  const aside = document.implementation.createHTMLDocument('');
  sent = { root: aside.importNode(root, true), pathname: window.location.pathname };
}

const copyContent = (element: Element): Node[] => [...document.importNode(element, true).childNodes];

/** A copy of what stood in a section as sent; undefined where its page was opened by a link, without HTML. */
export function copySentSection(name: string): Node[] | undefined {
  const section = sent?.root.querySelector(`[data-section="${name}"]`);
  return section ? copyContent(section) : undefined;
}

/** A copy of the whole page as sent; undefined where it was opened by a link, without HTML. */
export function copySentPage(): Node[] | undefined {
  return sent?.pathname === window.location.pathname ? copyContent(sent.root) : undefined;
}
