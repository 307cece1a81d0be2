import { fetchPicture } from '../picture/fetchPicture';
import { Illustration } from '../picture/Illustration';
import { Thread } from '../thread/Thread';
import styles from './CostsBelow.module.css';
import { Ending } from './Ending';
import { CARD_SIZES } from './Flashcard';
import { FIRST_CARD, Flashcards } from './Flashcards';
import { WaterAndCo2, WaterAndEnergy } from './MaterialsSection';
import { TipsSection } from './TipsSection';
import { hangStrands } from './thread/hangStrands';

/** The first of the pictures that stand below. */
export const fetchFirstPicture = () => fetchPicture(FIRST_CARD, CARD_SIZES);

function Energy() {
  return (
    <>
      <Thread hang={hangStrands} />
      <WaterAndEnergy />
    </>
  );
}

function Last() {
  return (
    <>
      <Ending />
      <div data-ground="paper">
        <Illustration id="hero" className={styles.picture} sizes="100vw" />
      </div>
    </>
  );
}

/** All but the first screen, and the thread that runs through the whole page. */
export const PARTS = {
  energy: Energy,
  co2: WaterAndCo2,
  cards: Flashcards,
  tips: TipsSection,
  last: Last,
};
