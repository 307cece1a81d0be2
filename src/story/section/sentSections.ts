/** The nodes of each section as the server sent them, by the section's name. */
const sentSections = new Map<string, Node>();

/** Keeps a copy of every section of the page as sent, before React takes it over. */
export function keepSentSections(): void {
  // Pictures that lie in a document of their own are not fetched.
  const aside = document.implementation.createHTMLDocument('');
  for (const section of document.querySelectorAll<HTMLElement>('[data-section]'))
    sentSections.set(section.dataset.section ?? '', aside.importNode(section, true));
}

/** A copy of what stood in a section as sent; undefined where its page was opened by a link, without HTML. */
export function findSentNodes(name: string): Node[] | undefined {
  const section = sentSections.get(name);
  return section && [...document.importNode(section, true).childNodes];
}
