import styles from './Costs.module.css';
import { Ending } from './Ending';
import { Flashcards } from './Flashcards';
import { MaterialsSection } from './MaterialsSection';
import { ProcessSection } from './ProcessSection';
import { TipsSection } from './TipsSection';
import { Strands } from './thread/Strands';

/** The last chapter: what a garment costs, what to do about it, and how far the drip came meanwhile. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <Strands />
      <ProcessSection />
      <MaterialsSection />
      <Flashcards />
      <TipsSection />
      <Ending />
    </div>
  );
}
