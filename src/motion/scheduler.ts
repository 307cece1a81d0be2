const BETWEEN_MS = 8;

let last: Promise<unknown> = Promise.resolve();

/** Resolves for one caller after the other, with time for the reader in between: all at once they would hold the page up. */
export function waitForTurn(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done, BETWEEN_MS)));
  return last;
}

/** Resolves once what has been built by now is laid out. */
export const waitForFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/**
 * Puts `work` into a turn of its own, unless `signal` says by then that nobody needs it.
 * @returns asks for it; however often it is asked until its turn comes, it is done once. Work that takes several turns
 * is done before it begins again
 */
export function putIntoTurn(work: () => unknown, signal: AbortSignal): () => void {
  let isAsked = false;
  let underWay: unknown;
  return async () => {
    if (isAsked) return;
    isAsked = true;
    await Promise.allSettled([underWay]);
    await waitForTurn();
    isAsked = false;
    if (!signal.aborted) underWay = work();
  };
}

/** Does all steps of `work` at once. */
export function finish<Result>(work: Iterator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Does a step of `work` in each turn, until it is done or `signal` says that nobody needs it. */
export async function workInTurns(work: Iterable<undefined>, signal?: AbortSignal): Promise<void> {
  const steps = work[Symbol.iterator]();
  do {
    await waitForTurn();
  } while (!signal?.aborted && !steps.next().done);
}
