import * as card from '#words/text/fabricCards';
import { Claim } from '../../claim/Claim';
import { type CardId, describeCard } from '../../model/fabricCards';
import { findFabric, getMeasure } from '../../model/fabrics';
import { formatNumber } from '../../model/format';
import { Illustration } from '../../save/Illustration';
import { MEDIA } from '../../theme/media';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import styles from './Flashcard.module.css';

interface FlashcardProps {
  id: CardId;
  isTurned: boolean;
  onTurn: () => void;
}

/** Four in a row, two by two on phones. */
export const CARD_SIZES = `${MEDIA.narrow} 46vw, 23vw`;

/** The number with its unit: "1,559 liters". */
function CardNumber({ id }: { id: CardId }) {
  const { measure } = describeCard(id);
  const [, unit] = card.CARD_NUMBERS[measure].split('#');
  return (
    <>
      <Claim id={`${id}-${measure}`}>
        <b className="number">{formatNumber(getMeasure(findFabric(id), measure))}</b>
      </Claim>
      <span>{unit}</span>
    </>
  );
}

/**
 * One material: its picture and name in front, behind them a sentence with its number. The whole card is pressed, and turns;
 * the number stands above what is pressed, and opens its receipt.
 */
export function Flashcard({ id, isTurned, onTurn }: FlashcardProps) {
  const { name } = findFabric(id);
  return (
    <li className={styles.card} data-card="" data-turned={isTurned || undefined}>
      <Button
        look="plain"
        className={`scroll-only ${styles.press}`}
        aria-pressed={isTurned}
        aria-label={name}
        onClick={onTurn}
      />
      <div className={styles.turner}>
        <Card isPinked className={styles.front}>
          <Illustration id={id} className={styles.picture} sizes={CARD_SIZES} />
          <h3>{name}</h3>
        </Card>
        <Card isPinked className={styles.back} data-side="back">
          <p className={styles.number}>
            <CardNumber id={id} />
          </p>
          <p className="lead">{describeCard(id).text}</p>
        </Card>
      </div>
    </li>
  );
}
