import { closing } from '#words/text/label';
import { readWay } from '../../thread/readWay';
import { Thread } from '../../thread/Thread';
import type { Seam } from '../../thread/way';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { Section } from '../../ui/section/Section';
import styles from './Costs.module.css';
import { Flashcards } from './Flashcards';
import { Label } from './label/Label';
import { LabelActions } from './label/LabelActions';
import { MaterialsScene } from './materials/MaterialsScene';
import { Phases } from './phases/Phases';
import { TipsSection } from './TipsSection';

/** The thread comes in red, parts in two for the fabrics, is charred by what they emit, and sews the label on in blue. */
const WAY: readonly Seam[] = [
  { at: '[data-section="costs-process"] > section', side: 'end', dye: 'print' },
  { at: '[data-section="costs-materials"] > section', side: 'behind', dye: 'char' },
  { at: '[data-section="costs-cards"] > section', side: 'start', dye: 'print' },
  { at: '[data-section="costs-tips"] > section', side: 'end', dye: 'indigo' },
];
/** What it is sewn to: the label's border. */
const BORDER = '[data-picture="label"] rect';

const readCostsWay = (page: HTMLElement) => readWay(page, WAY, BORDER);

/** The last screen: the label that the page's thread sews on, and its line. */
function Ending() {
  return (
    <section className={styles.section} data-ground="weld" data-picture="label">
      <Label />
      <div className={`row gap-6 ${styles.foot}`}>
        <p className="title">
          <span>{closing[0]}</span> <span>{closing[1]}</span>
        </p>
        <LabelActions />
      </div>
    </section>
  );
}

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
