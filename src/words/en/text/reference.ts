// How a source is named.

/** A long list of persons, cut short. */
export const andOthers = (first: string) => `${first} and others`;

/** The one page that names neither its author nor its title. */
export const UNNAMED_PAGE = {
  authors: 'a sustainability hub',
  title: 'Page that credits the split by phase to Nature (2020)',
};
