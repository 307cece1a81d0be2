import { Thread } from '../../thread/Thread';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { Section } from '../../ui/section/Section';
import styles from './Costs.module.css';
import { Ending } from './Ending';
import { Flashcards } from './Flashcards';
import { MaterialsScene } from './materials/MaterialsScene';
import { Phases } from './phases/Phases';
import { TipsSection } from './TipsSection';
import { readCostsWay } from './way';

/** The last chapter: what a garment costs, what to do about it, and the reader's own label. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <MomentAnchor id="process" />
      <Section name="costs-process">
        <Phases />
      </Section>
      <Section name="costs-thread">
        <Thread readWay={readCostsWay} />
      </Section>
      <Section name="costs-materials">
        <MaterialsScene />
      </Section>
      <MomentAnchor id="cards" />
      <Section name="costs-cards">
        <Flashcards />
      </Section>
      <MomentAnchor id="tips" />
      <Section name="costs-tips">
        <TipsSection />
      </Section>
      <MomentAnchor id="end" />
      <Section name="costs-ending">
        <Ending />
      </Section>
    </div>
  );
}
