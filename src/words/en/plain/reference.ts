// How a source is named.

/** A long list of persons, cut short. */
export const andOthers = (first: string) => `${first} and others`;
