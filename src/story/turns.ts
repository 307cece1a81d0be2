const BETWEEN_MS = 8;

let last: Promise<unknown> = Promise.resolve();

/** Resolves for one caller after the other, with time for the reader in between: all at once they would hold the page up. */
export function waitForTurn(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done, BETWEEN_MS)));
  return last;
}

/** Does a step of `work` in each turn, until it is done or `signal` says that nobody needs it. */
export async function workInTurns(work: Iterable<undefined>, signal: AbortSignal): Promise<void> {
  const steps = work[Symbol.iterator]();
  do {
    await waitForTurn();
  } while (!signal.aborted && !steps.next().done);
}
