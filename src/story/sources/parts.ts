/** The parts of the sources page, in their order. */
export const parts = [
  { id: 'two-numbers', title: 'Two numbers that seem to disagree' },
  { id: 'mended', title: 'Five claims, mended' },
  { id: 'ledger', title: 'The ledger' },
  { id: 'our-title', title: 'Our title: is cotton thirsty?' },
  { id: 'for-teachers', title: 'What we would tell a teacher' },
  { id: 'references', title: 'References' },
  { id: 'cite-this', title: 'Cite this' },
] as const;

export type PartId = (typeof parts)[number]['id'];
