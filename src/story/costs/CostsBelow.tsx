import { Illustration } from '../picture/Illustration';
import { Thread } from '../thread/Thread';
import styles from './CostsBelow.module.css';
import { Ending } from './Ending';
import { Flashcards } from './Flashcards';
import { MaterialsSection } from './MaterialsSection';
import { TipsSection } from './TipsSection';
import { hangStrands } from './thread/hangStrands';

/** All but the first screen, and the thread that runs through the whole page. */
export function CostsBelow() {
  return (
    <>
      <Thread hang={hangStrands} />
      <MaterialsSection />
      <Flashcards />
      <TipsSection />
      <Ending />
      <Illustration id="hero" className={styles.picture} sizes="100vw" />
    </>
  );
}
