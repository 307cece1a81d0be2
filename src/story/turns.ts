const BETWEEN_MS = 8;

let last: Promise<unknown> = Promise.resolve();

/** Resolves for one caller after the other, with time for the reader in between: all at once they would hold the page up. */
export function waitForTurn(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done, BETWEEN_MS)));
  return last;
}

/** Does `work`, which may take several frames, in one turn. */
export function workInOneTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch(reportError);
}

/** Resolves in a task of its own. */
export const waitForTask = () => new Promise((done) => setTimeout(done));

/** Resolves once what has been built by now is laid out. */
export const waitForFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** What has just been built was laid out and shown soon enough for a little more to be built the next time. */
const SOON_MS = 30;
const FASTEST_PACE = 8;

let pace = 1;

/**
 * As `waitForTurn`, for what makes the page longer: the turn comes once the page as it is now has been laid out, and what
 * is built in it is laid out before the next one comes.
 * @returns how many small parts may be built in it, as this machine has kept up so far: 1 to 8
 */
export async function waitForFrameTurn(): Promise<number> {
  const startMs = performance.now();
  // What hangs on the layout of the last part asks for its turn in the frame that lays it out.
  await waitForFrame();
  pace = performance.now() - startMs < SOON_MS ? Math.min(FASTEST_PACE, pace + 1) : Math.ceil(pace / 2);
  const turn = waitForTurn();
  last = turn.then(waitForFrame);
  await turn;
  return pace;
}

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
