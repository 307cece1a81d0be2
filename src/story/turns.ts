const BETWEEN_MS = 8;

let last: Promise<unknown> = Promise.resolve();

/** Resolves for one caller after the other, with time for the reader in between: all at once they would hold the page up. */
export function waitForTurn(): Promise<unknown> {
  last = last.then(() => new Promise((done) => setTimeout(done, BETWEEN_MS)));
  return last;
}

/** Resolves in a frame's time, once the page has been laid out and shown. */
export function waitForFrame(): Promise<unknown> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Within this time a turn was shown soon enough for the next one to do a little more. */
const SOON_MS = 30;
const FASTEST_PACE = 8;

let pace = 1;

/** How many small parts of a page may be built in a turn, as this machine has kept up so far: 1 to 8. */
export const readPace = () => pace;

/** As `waitForTurn`, but what is done in the turn is shown before the next one comes, and the time it takes sets the pace. */
export function waitForFrameTurn(): Promise<unknown> {
  const turn = waitForTurn();
  last = turn.then(async () => {
    const startMs = performance.now();
    await waitForFrame();
    pace = performance.now() - startMs < SOON_MS ? Math.min(FASTEST_PACE, pace + 1) : Math.ceil(pace / 2);
  });
  return turn;
}

/**
 * Puts `work` into a turn of its own, unless `signal` says by then that nobody needs it.
 * @returns asks for it; however often it is asked until its turn comes, it is done once
 */
export function putIntoTurn(work: () => void, signal: AbortSignal): () => void {
  let isAsked = false;
  return async () => {
    if (isAsked) return;
    isAsked = true;
    await waitForTurn();
    isAsked = false;
    if (!signal.aborted) work();
  };
}

/** Does a step of `work` in each turn, until it is done or `signal` says that nobody needs it. */
export async function workInTurns(work: Iterable<undefined>, signal: AbortSignal): Promise<void> {
  const steps = work[Symbol.iterator]();
  do {
    await waitForTurn();
  } while (!signal.aborted && !steps.next().done);
}
