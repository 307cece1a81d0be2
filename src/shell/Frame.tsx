import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import * as words from '#words/shell';
import { ReceiptHost } from '../ledger/receipt/ReceiptHost';
import { findUnread } from '../model/reader';
import { holdsState } from '../model/stateHash';
import { keepPlaceOnResize } from '../motion/keepPlace';
import { useHydrated } from '../motion/useHydrated';
import { frames } from '../scene/frames';
import { Announcement } from '../ui/Announcement';
import { CONTROLS_WORK } from '../ui/earlyPresses';
import { Failure } from '../ui/PressFailed';
import { useSaid } from '../ui/reader';
import { Boundary } from '../ui/section/Boundary';
import { FallenPage } from './FallenPage';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { ModeIfAsked } from './ModeIfAsked';
import { OfferIfOther } from './OfferIfOther';
import { usePageHandle } from './pageHandle';
import { findScrollKey } from './scrollKey';
import { TopBar } from './TopBar';
import { useReadingFromUrl } from './useReadingFromUrl';

/** Shows numbers in Arabic's own digits where the URL asks for them (`?digits=arab`), and the page is in Arabic. */
function useArabicDigits(): void {
  const isArab = useSaid().digits === 'arab';
  useEffect(() => {
    if (words.ownDigits === '' || !isArab) return;
    let stop: (() => void) | undefined;
    const controller = new AbortController();
    const start = async () => {
      const { showArabicDigits } = await import('./arabicDigits');
      if (!controller.signal.aborted) stop = showArabicDigits(document.body);
    };
    start();
    return () => {
      controller.abort();
      stop?.();
    };
  }, [isArab]);
}

/**
 * A route whose handle says so begins at its top on load, reload and Back, unless the URL has a fragment: the browser
 * restores no position there. boot.ts says so before the first paint; the router takes it back as the page is left, so
 * it is said once more after that.
 */
function useStartAtTop(): void {
  const { hash } = useLocation();
  const isAtTop = usePageHandle()?.startsAtTop === true && hash === '';
  useEffect(() => {
    if (!isAtTop) return;
    const onHide = () => {
      window.history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, [isAtTop]);
}

/** After a navigation the focus moves to the new page's heading, and its title is said aloud, once. */
function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    // A place has the focus; what a page is to show is none.
    if (hash !== '' && !holdsState(hash)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // In a frame: at once, the new page would be laid out for it alone.
    frames.ask({ draw: () => heading?.focus({ preventScroll: true }) });
  }, [pathname, hash]);

  return <Announcement>{title}</Announcement>;
}

/** Says that the address holds something that cannot be read. The address stays as it came. */
function LinkUnread() {
  const { search } = useLocation();
  if (!useHydrated() || findUnread(search).length === 0) return null;
  return (
    <p className={styles.unread} data-unread="">
      <Failure>{words.linkUnread}</Failure>
    </p>
  );
}

/** What comes besides the page as sent: where it fails, it is left out. */
function Extra({ children }: { children: ReactNode }) {
  return <Boundary fallback={() => null}>{children}</Boundary>;
}

/** A fragment that says what the page shows stays. */
function skip(event: MouseEvent) {
  const content = document.getElementById('content');
  if (!content || !holdsState(window.location.hash)) return;
  event.preventDefault();
  content.focus();
  content.scrollIntoView();
}

/** Goes to the place that a link has named beside a class, whose the fragment is. */
function useNamedPlace(): void {
  const { key, state } = useLocation();
  const isFollowed = useNavigationType() === 'PUSH';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit is an event
  useEffect(() => {
    if (isFollowed && state?.place) document.getElementById(state.place)?.scrollIntoView();
  }, [key]);
}

function FramedPage({ children }: { children?: ReactNode }) {
  const isEmbedded = usePageHandle()?.isEmbedded === true;
  const isOverError = children !== undefined;
  useReadingFromUrl();
  useArabicDigits();
  useStartAtTop();
  useNamedPlace();
  useEffect(keepPlaceOnResize, []);
  // The page's controls work from here on: boot.ts has not to turn it plain any more.
  useEffect(() => {
    document.documentElement.dataset.script = 'ready';
    dispatchEvent(new Event(CONTROLS_WORK));
  }, []);
  return (
    <story-section className={styles.frame}>
      {!isEmbedded && (
        <>
          {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place, with its fragment or without it */}
          <a className={`strong screen-only ${styles.skip}`} href="#content" onClick={skip}>
            {words.skipLink}
          </a>
          <TopBar isOverError={isOverError} />
          <Extra>
            <OfferIfOther />
          </Extra>
        </>
      )}
      <LinkUnread />
      <main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Extra>
        <ReceiptHost />
      </Extra>
      <Extra>
        <PageAnnouncer />
      </Extra>
      {!isEmbedded && (
        <>
          <Footer isOverError={isOverError} />
          <ModeIfAsked />
        </>
      )}
      <ScrollRestoration getKey={findScrollKey} />
    </story-section>
  );
}

/**
 * What every page stands in: skip link, bar, main content, and the voice that tells a new page's title. Where it fails,
 * or a page does outside its sections, the HTML as sent takes its place.
 */
export function Frame({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary page={pathname} fallback={(error) => <FallenPage error={error} />}>
      <FramedPage>{children}</FramedPage>
    </Boundary>
  );
}
