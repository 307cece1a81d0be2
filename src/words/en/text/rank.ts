// The rank of one value among all, counted from the nearer end.

/** "the most", "2nd most", "tied 3rd least", "tied for the least". */
export const rank = (place: number, ordinal: string, isLeast: boolean, isTied: boolean): string => {
  const end = isLeast ? 'least' : 'most';
  if (place === 1) return isTied ? `tied for the ${end}` : `the ${end}`;
  return `${isTied ? 'tied ' : ''}${ordinal} ${end}`;
};
