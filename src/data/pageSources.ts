/**
 * The bodies behind the claims of each page, as its end names them. A test computes them from the claims:
 * the claims themselves are too heavy for a page's first script.
 */
export { PAGE_SOURCES } from '#words/text/pageSources';
