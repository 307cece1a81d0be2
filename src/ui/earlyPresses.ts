/** What the browser answers by itself, with script or without. */
const ANSWERED = 'a[href], summary, label, input, select, textarea, [popovertarget]';

/** Dispatched on the window as soon as the page's controls work. */
export const CONTROLS_WORK = 'controlswork';

const early: MouseEvent[] = [];
let answered: MouseEvent | undefined;

function keep(event: MouseEvent): void {
  if (event === answered || !(event.target instanceof Element) || event.target.closest(ANSWERED)) return;
  event.stopImmediatePropagation();
  early.push(event);
}

/** A page that is left forgets them, also when the browser keeps it for a way back. */
const forget = () => {
  early.length = 0;
};

/** From now on the page answers by itself, or nothing does. */
export function dropEarlyPresses(): void {
  forget();
  removeEventListener('click', keep, true);
}

/** As far apart as a quick reader's: what one changes is there when the next is answered. */
const BETWEEN_MS = 100;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Where its section waits for a script of its own, a press waits with it, for as long as a reader does. */
const LONGEST_WAITS = 30;

const isWaiting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.isConnected &&
  target.closest('[data-section]')?.matches(':not([data-compared], [data-fallen])') === true;

async function answer(): Promise<void> {
  // Out of React's own effects, within which it hydrates nothing.
  await wait(0);
  // Those that come meanwhile, too.
  for (const event of early) {
    // React hydrates the section that this lands on, which then tells what was set there (unrestored.ts).
    event.target?.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    await wait(0);
    for (let waits = 0; isWaiting(event.target) && waits < LONGEST_WAITS; waits += 1) await wait(BETWEEN_MS);
    answered = event;
    event.target?.dispatchEvent(event);
    await wait(BETWEEN_MS);
  }
  dropEarlyPresses();
}

/**
 * Keeps each press that comes before the page can answer (by a pointer, a key or whatever else clicks), and has it answered
 * when it can, in order. React does not hear of it before, so that it answers once.
 */
export function keepEarlyPresses(): void {
  addEventListener('click', keep, true);
  addEventListener('pagehide', forget);
  addEventListener(CONTROLS_WORK, answer, { once: true });
}
