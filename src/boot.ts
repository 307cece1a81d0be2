// The page's one inline script, in <head>: it runs before the first paint. It turns the scenes on, keeps what is pressed
// until the page can answer, and turns the page to its plain reading where the page's own scripts fail or take too long.

import { asksToNotice } from './lesson/notice/notice';
import { readSaidValue } from './model/searchValue';
import { parseCups, parseUserInput } from './model/userInput';
import { markLive, setView } from './motion/setView';
import { LONGEST_START_MS, turnPlain } from './motion/turnPlain';
import { findOffered } from './shell/findOffered';
import { dropEarlyPresses, keepEarlyPresses } from './ui/earlyPresses';
import { BUILT_LANGUAGES } from './words/language';

/** Where the build puts them, e.g. "https://example.org/threadprint/assets/". */
const OUR_SCRIPTS = `${location.origin}${import.meta.env.BASE_URL}assets/`;
const root = document.documentElement;

/** What the site uses beyond the build's target, ES2022: browsers without it have the plain reading. */
function isSupported(): boolean {
  try {
    new IntersectionObserver(() => undefined);
    new ResizeObserver(() => undefined);
    return (
      'toSorted' in Array.prototype &&
      document.fonts.ready !== undefined &&
      performance.now() >= 0 &&
      'replaceChildren' in root &&
      matchMedia('print').addEventListener !== undefined
    );
  } catch {
    return false;
  }
}

/** The page's controls do not work and will not: it turns plain, and what was pressed is not answered any more. */
function giveUp(): void {
  if (root.dataset.script !== 'starting') return;
  turnPlain();
  dropEarlyPresses();
}

/** A script of ours. Extensions, proxies and hosts put theirs into the page, too. */
const isOurs = (target: EventTarget | null): boolean =>
  target instanceof HTMLScriptElement && target.src.startsWith(OUR_SCRIPTS);

/** Paper gets the plain reading before the page's script is there, too; afterwards that sees to it (preferences.ts). */
function printPlainly(): void {
  const { script, view } = root.dataset;
  if (script !== 'starting') return;
  const placePx = scrollY;
  const turnBack = () => {
    setView(view);
    scrollTo(0, placePx);
  };
  setView('plain');
  addEventListener('afterprint', turnBack, { once: true });
}

/** What the address says beyond the HTML as sent, e.g. "cups grown": until React shows it, sheets keep its room. */
function listSaid(): string {
  const said = {
    cups: parseUserInput(history.state?.usr) ?? parseCups(location.search),
    grown: readSaidValue(location.search, 'grown'),
    place: readSaidValue(location.search, 'place'),
    class: /^#(cups|class)=/.test(location.hash),
    pupil: /^#(answer|j)/i.test(location.hash),
  };
  return Object.entries(said)
    .flatMap(([name, value]) => (value ? name : []))
    .join(' ');
}

/** The line that offers the page in another language has its room from the first paint on. */
function offerLanguage(): void {
  try {
    const language = findOffered([navigator.languages, navigator.language], BUILT_LANGUAGES, root.lang);
    if (language) root.dataset.offer = language;
  } catch {
    // Whoever keeps their languages to themselves is offered none.
  }
}

function begin(): void {
  root.dataset.script = 'starting';
  keepEarlyPresses();
  addEventListener('error', ({ target }) => isOurs(target) && giveUp(), true);
  addEventListener('startfailed', giveUp);
  addEventListener('beforeprint', printPlainly);
  setTimeout(giveUp, LONGEST_START_MS);
  setView(readSaidValue(location.search, 'view') === 'plain' ? 'plain' : 'scroll');
  // A page that is saved keeps the attributes, but no definition: there the sections stand in the plain layout.
  customElements.define(
    'story-section',
    class extends HTMLElement {
      connectedCallback() {
        markLive(this);
      }
    },
  );
  if (readSaidValue(location.search, 'motion') === 'off') root.dataset.motion = 'off';
  // Without motion scenes are shorter: known at once, a fragment is found where it stays.
  if (root.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    root.dataset.still = '';
  if (asksToNotice(location.pathname, location.search)) root.dataset.notice = 'names values story';
  if (readSaidValue(location.search, 'present') !== undefined && !location.pathname.includes('/embed/'))
    root.dataset.present = '';
  root.dataset.says = listSaid();
  offerLanguage();
  // Before the browser restores a place: later, the page would be seen to jump.
  if ('startsAtTop' in root.dataset && location.hash === '') history.scrollRestoration = 'manual';
}

// The page at the base only leads to the story's home, with the reading that its address asks for.
const { leadsTo } = root.dataset;
if (leadsTo) location.replace(leadsTo + location.search + location.hash);
else if (isSupported()) begin();
