import fc from 'fast-check';

// What somebody else may have written where the visitor's number stands: the same with each run.

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withTypedArray: true,
  withNullPrototype: true,
  withObjectString: true,
});

/** What is nearly a number from 1 to 10, and those numbers. */
const number = fc.oneof(
  fc.integer({ min: -2, max: 13 }),
  fc.double(),
  fc.bigInt({ min: 0n, max: 11n }),
  fc.integer({ min: 0, max: 11 }).map(String),
);

const state = fc.oneof(
  { weight: 2, arbitrary: fc.record({ userInput: number }) },
  { weight: 2, arbitrary: fc.record({ userInput: anything }) },
  { weight: 1, arbitrary: anything },
);

/** A thousand values of `history.state.usr`. */
export const ODD_STATES: readonly unknown[] = fc.sample(state, { numRuns: 1000, seed: 2026 });

const query = fc.oneof(
  number.map(String),
  fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent),
  // Percent signs that stand for nothing, too.
  fc.string({ unit: fc.constantFrom(...'0123456789%+&=;,.-eEx[]cups'), maxLength: 12 }),
);

/** Two hundred values of `?cups=`, as an address has them. */
export const ODD_QUERIES: readonly string[] = fc.sample(query, { numRuns: 200, seed: 2026 });
