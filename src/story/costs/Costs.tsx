import { Section } from '../section/Section';
import { ClosingPicture } from './ClosingPicture';
import styles from './Costs.module.css';
import { Ending } from './Ending';
import { Flashcards } from './Flashcards';
import { WaterAndCo2, WaterAndEnergy } from './MaterialsSection';
import { ProcessSection } from './ProcessSection';
import { TipsSection } from './TipsSection';
import { Strands } from './thread/Strands';

/** The last chapter: what a garment costs, what to do about it, and how far the drip came meanwhile. */
export function Costs() {
  return (
    <div className={styles.costs}>
      <Section name="costs-process">
        <ProcessSection />
      </Section>
      <Section name="costs-thread">
        <Strands />
      </Section>
      <Section name="costs-energy">
        <WaterAndEnergy />
      </Section>
      <Section name="costs-co2">
        <WaterAndCo2 />
      </Section>
      <Section name="costs-cards">
        <Flashcards />
      </Section>
      <Section name="costs-tips">
        <TipsSection />
      </Section>
      <Section name="costs-ending">
        <Ending />
      </Section>
      <ClosingPicture />
    </div>
  );
}
