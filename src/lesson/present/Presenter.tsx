import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as words from '#words/present';
import { keepPlace } from '../../motion/keepPlace';
import { Button } from '../../ui/Button';
import type { Moment } from '../moments/moments';
import { type Cue, hearCues, tellNotes, turnNotes } from './notesChannel';
import styles from './Presenter.module.css';
import { trimSlash, usePresenter } from './usePresenter';

/** The larger type of a room: the page's own, scaled. */
function useLargeType(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    keepPlace(() => {
      dataset.present = '';
    });
    return () => keepPlace(() => delete dataset.present);
  }, []);
}

/** Says how high the strip stands, so that captions and receipts keep clear of it; it grows with its notes. */
function useClearFoot(strip: RefObject<HTMLElement | null>): void {
  const tell = useEffectEvent(() => {
    const heightPx = strip.current?.offsetHeight ?? 0;
    document.documentElement.style.setProperty('--presenter', `${heightPx}px`);
  });
  useLayoutEffect(() => tell());
  useEffect(() => {
    window.addEventListener('resize', tell);
    return () => {
      window.removeEventListener('resize', tell);
      document.documentElement.style.removeProperty('--presenter');
    };
  }, []);
}

function Note({ moment, next }: { moment: Moment | undefined; next: Moment | undefined }) {
  return (
    <>
      <p>{moment?.note ?? words.topNote}</p>
      <p className={styles.next}>{next ? words.nextMoment(next.name) : words.nextPage}</p>
    </>
  );
}

/** The strip at the screen's foot: where we are, the way on and back, and what to say. */
function Strip() {
  useLargeType();
  const { page, moments, index, moment, next, isBlank, go, openNotes, leave } = usePresenter();
  const [hasNotes, setHasNotes] = useState(false);
  const strip = useRef<HTMLElement>(null);
  useClearFoot(strip);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current !== page) turnNotes(lastPage.current, page);
    lastPage.current = page;
  }, [page]);
  useEffect(() => tellNotes(page, { moment, next }), [page, moment, next]);
  return (
    <aside
      className={`screen-only ${styles.strip}`}
      aria-label={words.presenter}
      data-presenter=""
      ref={strip}
    >
      {isBlank && <div className={styles.blank} data-blank="" />}
      <div className={styles.row}>
        <p className={styles.name} role="status">
          <b>{isBlank ? words.dark : (moment?.name ?? words.top)}</b>
          {moments.length > 0 && <span>{words.place(index + 1, moments.length)}</span>}
        </p>
        <Button look="words" onClick={() => go(-1)}>
          {words.back}
        </Button>
        <Button look="words" onClick={() => go(1)}>
          {words.next}
        </Button>
        <Button look="words" aria-expanded={hasNotes} onClick={() => setHasNotes(!hasNotes)}>
          {words.notes}
        </Button>
        <Button look="words" onClick={openNotes}>
          {words.notesWindow}
        </Button>
        <Button look="words" onClick={leave}>
          {words.leave}
        </Button>
      </div>
      {hasNotes && (
        <div className={styles.notes}>
          <Note moment={moment} next={next} />
        </div>
      )}
    </aside>
  );
}

/** A second window for the teacher alone: it follows the screen. */
function NotesWindow() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [cue, setCue] = useState<Cue>();
  const page = trimSlash(pathname);
  const turn = useEffectEvent((toPage: string) => navigate(toPage + search, { replace: true }));
  useEffect(() => hearCues(page, setCue, turn), [page]);
  return (
    <aside className={`screen-only ${styles.window}`} aria-label={words.windowName}>
      <p className={styles.name} role="status">
        <b>{cue?.moment?.name ?? words.top}</b>
      </p>
      <Note moment={cue?.moment} next={cue?.next} />
    </aside>
  );
}

/** The story on the big screen (`?present`), or the notes to it (`?present=notes`). */
export function Presenter() {
  const isNotes = new URLSearchParams(useLocation().search).get('present') === 'notes';
  return isNotes ? <NotesWindow /> : <Strip />;
}
