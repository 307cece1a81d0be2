import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/present';
import { keepPlace } from '../../motion/keepPlace';
import { Button } from '../../ui/Button';
import styles from './Presenter.module.css';
import { usePresenter } from './usePresenter';

/** The larger type of a room: the page's own, scaled. Where the address asks for it, boot.ts has set it. */
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

/** The story on the big screen: at its foot a strip with where we are, the way on and back, and what to say. */
export function Presenter() {
  useLargeType();
  const { moments, index, moment, next, opening, isBlank, go, leave } = usePresenter();
  const [hasNotes, setHasNotes] = useState(false);
  const strip = useRef<HTMLElement>(null);
  useClearFoot(strip);
  return (
    <aside
      className={`screen-only ${styles.strip}`}
      aria-label={words.presenter}
      data-presenter=""
      ref={strip}
    >
      {isBlank && <div className={styles.blank} data-blank="" />}
      <div className={`row ${styles.row}`}>
        <p className={`cluster fill ${styles.name}`} role="status">
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
        <Button look="words" onClick={leave}>
          {words.leave}
        </Button>
      </div>
      {hasNotes && (
        <div className={`small row ${styles.notes}`}>
          {index <= 0 && <p>{opening}</p>}
          {moment && <p>{moment.note}</p>}
          <p className={styles.next}>{next ? words.nextMoment(next.name) : words.nextPage}</p>
        </div>
      )}
    </aside>
  );
}
