import { useState } from 'react';
import * as words from '#words/costs';
import { FULL_STOP } from '#words/rules';
import { CARD_NUMBERS } from '#words/text/fabricCards';
import { CARD_IDS, type CardId, describeCard } from '../../model/fabricCards';
import { findFabric, getMeasure } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import { fetchPicture } from '../../save/fetchPicture';
import { Announcement } from '../../ui/Announcement';
import { CARD_SIZES, Flashcard } from './Flashcard';
import styles from './Flashcards.module.css';

/** Fetches the first card's picture before the page is opened. */
export const fetchFirstCard = () => fetchPicture(CARD_IDS[0], CARD_SIZES);

/** What stands on a back: "1,559 liters. Drinks the most." */
function describeBack(id: CardId): string {
  const { measure, text } = describeCard(id);
  const number = CARD_NUMBERS[measure].replace('#', formatNumber(getMeasure(findFabric(id), measure)));
  return `${number}${FULL_STOP} ${text}`;
}

/** Four cards with two sides. */
export function Flashcards() {
  const [turned, setTurned] = useState<readonly CardId[]>([]);
  const last = turned.at(-1);
  return (
    <section className={`flat ${styles.section}`} data-ground="paper">
      <div className={styles.head}>
        <h2>{words.cardsTitle}</h2>
        <p className="lead">{words.oneKilogram + FULL_STOP}</p>
      </div>
      <ul className={`columns ${styles.row}`}>
        {CARD_IDS.map((id) => (
          <Flashcard
            key={id}
            id={id}
            isTurned={turned.includes(id)}
            onTurn={() =>
              setTurned((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
            }
          />
        ))}
      </ul>
      <Announcement>{last && describeBack(last)}</Announcement>
    </section>
  );
}
