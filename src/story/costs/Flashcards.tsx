import { type KeyboardEvent, useRef, useState } from 'react';
import * as words from '#words/costs';
import { PICTURES_CAPTION } from '../../data/pictures';
import { findFabric } from '../../model/fabrics';
import { useReducedMotion } from '../../motion/preferences';
import { fetchPicture } from '../../save/fetchPicture';
import { Announcement } from '../../ui/Announcement';
import { Button } from '../../ui/Button';
import { Opening } from '../../ui/Opening';
import { readKey } from '../../ui/readKey';
import { CARD_SIZES, Flashcard } from './Flashcard';
import styles from './Flashcards.module.css';

const CARDS = ['cotton', 'wool', 'hemp', 'polyester'] as const;

/** Fetches the first card's picture before the page is opened. */
export const fetchFirstCard = () => fetchPicture(CARDS[0], CARD_SIZES);

/** Which card an arrow key leads to, the row being a ring; undefined for other keys. */
export function moveAmongCards(card: number, key: string, cards: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (card + 1) % cards,
    ArrowLeft: (card + cards - 1) % cards,
    Home: 0,
    End: cards - 1,
  };
  return targets[key];
}

/** "Cotton: card 1 of 4, turned over."; empty where no card is turned. */
export function describeTurned(card: number): string {
  const id = CARDS[card];
  return id === undefined ? '' : words.turnedCard(findFabric(id).name, card + 1, CARDS.length);
}

/** Four cards with two sides, turned one by one: each by its button or, by pointer, the next one with "Next card". */
export function Flashcards() {
  const rowRef = useRef<HTMLUListElement>(null);
  const isStill = useReducedMotion();
  const [turned, setTurned] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(-1);
  const [tabStop, setTabStop] = useState(0);

  const findCard = (card: number) => rowRef.current?.children[card] as HTMLElement | undefined;

  const findCardOf = (target: EventTarget) =>
    CARDS.findIndex((_, index) => findCard(index)?.contains(target as Node));

  // Only the row scrolls, never the page: on wide screens it has nowhere to go.
  function show(card: number) {
    const [row, element] = [rowRef.current, findCard(card)];
    if (!row || !element) return;
    const left = element.offsetLeft - (row.clientWidth - element.offsetWidth) / 2;
    row.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' });
  }

  function turn(card: number) {
    setTurned((last) => {
      const next = new Set(last);
      if (!next.delete(card)) next.add(card);
      return next;
    });
    setCurrent(card);
  }

  function turnNext() {
    const next = (current + 1) % CARDS.length;
    turn(next);
    setTabStop(next);
    show(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const card = findCardOf(event.target);
    const target = card < 0 ? undefined : moveAmongCards(card, readKey(event.key), CARDS.length);
    if (target === undefined) return;
    event.preventDefault();
    findCard(target)?.querySelector('button')?.focus({ preventScroll: true });
    show(target);
  }

  return (
    <section className={styles.section} data-ground="paper">
      <Opening title={<h2>{words.cardsTitle}</h2>} className={styles.top}>
        <div className={styles.lead}>
          <p>{words.cardsLead}</p>
          {/* No tab stop: by keys, the arrows lead from card to card. */}
          <Button look="solid" tabIndex={-1} className="scroll-only" onClick={turnNext}>
            {words.nextCard}
          </Button>
        </div>
      </Opening>
      <div className={styles.track}>
        <ul
          className={`columns ${styles.row}`}
          ref={rowRef}
          aria-label={words.cardsKeys}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setTabStop(findCardOf(target))}
        >
          {CARDS.map((id, card) => (
            <Flashcard
              key={id}
              id={id}
              isTurned={turned.has(card)}
              isTabStop={card === tabStop}
              onTurn={() => turn(card)}
            />
          ))}
        </ul>
      </div>
      <p className={styles.rendered}>{PICTURES_CAPTION}</p>
      <Announcement>{describeTurned(turned.has(current) ? current : -1)}</Announcement>
    </section>
  );
}
