import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatOnward, readSaid, readSearch } from '../../model/reader';
import { findClass, holdsState } from '../../model/stateHash';
import { useReducedMotion } from '../../motion/preferences';
import { readKey } from '../../ui/readKey';
import { LANGUAGE_BASE } from '../../words/language';
import { findCurrent, MOMENTS, SHORT_MOMENTS, STORY_MOMENTS } from '../moments/moments';
import { BLANK_KEYS, OWN_KEYS, readDirection } from './presenterKeys';

/** A smooth scroll is over by then: until then the moment is the one that it goes to. */
const LONGEST_SCROLL_MS = 1500;

const pathOf = (hash: string) => window.location.pathname + window.location.search + hash;

/** Where the page stands for each of its moments: marks at the window's top, all else clear of the bar, none past its end. */
function measureTops(ids: readonly string[]): number[] {
  const { scrollHeight, clientHeight } = document.documentElement;
  const barPx = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return ids.map((id) => {
    const element = document.getElementById(id);
    if (!element) return 0;
    const clearPx = element.matches('i') ? 0 : barPx;
    const topPx = element.getBoundingClientRect().top + window.scrollY - clearPx;
    return Math.min(Math.max(0, topPx), scrollHeight - clientHeight);
  });
}

/** What the page's head says of it: the first sentence of a chapter in brief. */
const readOpening = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '';

/** Browsers that fill no screen, as on a phone, do not know the property at all. */
const isFilled = () => (document.fullscreenElement ?? null) !== null;

/** Fills the screen; where the browser does not let it, the page stays as it is. */
function fillScreen(): void {
  if (!isFilled() && navigator.userActivation?.isActive !== false)
    document.documentElement.requestFullscreen?.()?.catch(() => undefined);
}

/** Goes from one named moment to the next, through the story's stops; from a page beside it, once that is shown, to the first. */
export function usePresenter() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isStill = useReducedMotion();
  const page = pathname.replace(/\/$/, '');
  const route = readSearch(search).present === 'short' ? SHORT_MOMENTS : STORY_MOMENTS;
  const moments = route[page] ?? MOMENTS[page] ?? [];
  const [index, setIndex] = useState(-1);
  const [opening, setOpening] = useState('');
  const [isBlank, setIsBlank] = useState(false);
  const going = useRef({ index: -1, sinceMs: Number.NEGATIVE_INFINITY });

  const readIndex = () => {
    if (performance.now() - going.current.sinceMs < LONGEST_SCROLL_MS) return going.current.index;
    return findCurrent(measureTops(moments.map(({ id }) => id)), window.scrollY);
  };

  const turnPage = (direction: 1 | -1) => {
    const pages = Object.keys(route);
    const next = pages[pages.indexOf(page) + direction];
    const hash = findClass(window.location.hash);
    if (next)
      navigate({ pathname: next, search: formatOnward(search, readSaid(state, search)), hash }, { state });
  };

  const go = (direction: 1 | -1) => {
    const to = readIndex() + direction;
    if (to >= moments.length || (to < 0 && window.scrollY === 0)) return turnPage(direction);
    const topPx = measureTops(moments.map(({ id }) => id))[to] ?? 0;
    going.current = { index: to, sinceMs: performance.now() };
    setIndex(to);
    // Not by the router: it would go to the fragment's element at once, whatever it is told.
    const hash = moments[to] ? `#${moments[to].id}` : '';
    if (!holdsState(window.location.hash))
      window.history.replaceState(window.history.state, '', pathOf(hash));
    window.scrollTo({ top: topPx, behavior: isStill ? 'instant' : 'smooth' });
  };

  const leave = () => {
    if (isFilled()) document.exitFullscreen().catch(() => undefined);
    // Where a page is being turned, the address is ahead of what is rendered.
    const here = window.location;
    const to = {
      pathname: here.pathname.slice(LANGUAGE_BASE.length - 1),
      search: formatOnward(here.search, readSaid(state, here.search), { present: undefined }),
      hash: holdsState(here.hash) ? here.hash : '',
    };
    navigate(to, { replace: true, state, preventScrollReset: true });
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOwn = event.target instanceof Element && event.target.closest(OWN_KEYS) !== null;
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented;
    if (isShortcut || isOwn) return;
    const direction = readDirection(readKey(event.key));
    const isForBlank = BLANK_KEYS.includes(event.key);
    // The first press on a dark screen lights it, whichever it is.
    if (isForBlank || (isBlank && (direction !== 0 || event.key === 'Escape'))) {
      event.preventDefault();
      setIsBlank(isForBlank && !isBlank);
      return;
    }
    if (event.key === 'Escape') {
      leave();
      return;
    }
    fillScreen();
    if (direction === 0) return;
    event.preventDefault();
    go(direction);
  });
  const onScroll = useEffectEvent(() => setIndex(readIndex()));
  // Browsers keep the first Escape for themselves: it leaves the full screen.
  const onScreen = useEffectEvent(() => {
    if (!isFilled()) leave();
  });

  useEffect(() => {
    const options = { passive: true };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', fillScreen, { once: true });
    document.addEventListener('fullscreenchange', onScreen);
    window.addEventListener('scroll', onScroll, options);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', fillScreen);
      document.removeEventListener('fullscreenchange', onScreen);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is at its own moment
  useEffect(() => {
    going.current.sinceMs = Number.NEGATIVE_INFINITY;
    setOpening(readOpening());
    onScroll();
  }, [page]);

  return { moments, index, moment: moments[index], next: moments[index + 1], opening, isBlank, go, leave };
}
