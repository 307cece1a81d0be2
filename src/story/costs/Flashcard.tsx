import { useEffect, useRef } from 'react';
import * as words from '#words/costs';
import { describeCard } from '../../model/fabricCards';
import { CHART_MEASURES, findFabric } from '../../model/fabrics';
import { useReadingView } from '../../motion/preferences';
import { Illustration } from '../../save/Illustration';
import { MEDIA } from '../../theme/media';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { CardBill } from './CardBill';
import styles from './Flashcard.module.css';
import { Swatch } from './Swatch';

interface FlashcardProps {
  id: 'cotton' | 'wool' | 'hemp' | 'polyester';
  isTurned: boolean;
  /** Whether Tab comes to its button: the row is one stop, arrow keys lead to the others. */
  isTabStop: boolean;
  onTurn: () => void;
}

/** The row shows four cards on wide screens, two on narrower ones, and most of one on phones. */
export const CARD_SIZES = `${MEDIA.narrow} 82vw, ${MEDIA.medium} 46vw, 23vw`;

/**
 * One material: its picture in front, its bill behind. Both sides stay in the page's text; one button turns the
 * card, so that focus is never on a side that is turned away.
 */
export function Flashcard({ id, isTurned, isTabStop, onTurn }: FlashcardProps) {
  const { name } = findFabric(id);
  const backRef = useRef<HTMLDivElement>(null);
  const isScene = useReadingView() === 'scroll';

  // The numbers behind are links to their receipts: no tab stops while they are turned away.
  useEffect(() => {
    for (const link of backRef.current?.querySelectorAll('a') ?? [])
      link.tabIndex = isScene && !isTurned ? -1 : 0;
  }, [isScene, isTurned]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by keys
    <li
      className={styles.card}
      data-card=""
      data-turned={isTurned || undefined}
      onClick={({ target }) => {
        if (isScene && !(target as Element).closest('a, button')) onTurn();
      }}
    >
      <div className={styles.turner}>
        <Card isPinked className={styles.front}>
          <Illustration id={id} className={styles.picture} sizes={CARD_SIZES} />
          <h3>{name}</h3>
        </Card>
        <Card isPinked className={styles.back} data-side="back" ref={backRef}>
          <Swatch id={id} />
          <div className={styles.text}>
            <p className={styles.name} aria-hidden="true">
              {name}
            </p>
            <CardBill id={id} measures={CHART_MEASURES} />
            <p>{describeCard(id)}</p>
          </div>
        </Card>
      </div>
      <Button
        isSmall
        className={`scroll-only ${styles.turn}`}
        tabIndex={isTabStop ? 0 : -1}
        aria-pressed={isTurned}
        aria-label={words.turnOverCard(name)}
        onClick={onTurn}
      >
        {words.turnOver}
      </Button>
    </li>
  );
}
