// What only the list of references says.

// After a reference, in brackets.
export const READING_WORDS = {
  read: undefined,
  'opening only': 'only its opening',
  'through a quotation': 'as quoted',
  'not read': 'from memory',
};

export const WEAKNESS_WORDS = {
  blog: 'a blog',
  'company page': 'a company’s own page',
  copy: 'a copy',
  'interested party': 'by those with an interest in cotton',
  'news page': 'a news page',
  'open encyclopedia': 'an open encyclopedia',
  'trade page': 'a trade page',
  'unsigned page': 'unsigned',
};

/** In the place of a year. */
export const undated = 'n.d.';

// In the place of an address that we could not find again.
export const pageMissing = 'Exact page not found.';
export const pageMissingOn = (site: string) => `Exact page not found; it stood on ${site}.`;
