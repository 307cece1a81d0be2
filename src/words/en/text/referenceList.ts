// What only the list of references says.

export const READING_WORDS = {
  read: undefined,
  'opening only': 'We could read only its opening.',
  'through a quotation': 'We read a page that quotes it.',
  'not read': 'Recalled, not read.',
};

export const WEAKNESS_WORDS = {
  blog: 'A blog: a weak source.',
  'company page': 'A company’s own page: a weak source.',
  copy: 'A copy, not the publisher’s page.',
  'interested party': 'Its authors have an interest in cotton.',
  'news page': 'A news page.',
  'open encyclopedia': 'An encyclopedia that anyone can change.',
  'trade page': 'A trade page: a weak source.',
  'unsigned page': 'An unsigned page: a weak source.',
};

/** In the place of a year. */
export const undated = 'n.d.';

// In the place of an address that we could not find again.
export const pageMissing = 'Exact page not found.';
export const pageMissingOn = (site: string) => `Exact page not found; it stood on ${site}.`;
