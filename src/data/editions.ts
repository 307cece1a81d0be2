/** An edition of the ledger: what it held keeps its addresses, data/v1/ and so on. */
export interface Edition {
  number: number;
  /** Its day, e.g. "2026-11-27". */
  date: string;
}

/** The editions, the current one last. */
export const editions: readonly [Edition, ...Edition[]] = [
  { number: 1, date: '2026-11-26' },
  { number: 2, date: '2026-11-27' },
];

export const currentEdition: Edition = editions.at(-1) ?? editions[0];
