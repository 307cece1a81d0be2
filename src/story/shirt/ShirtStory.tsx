import * as words from '#words/shirt';
import { figures } from '../../data/figures';
import { processes } from '../../data/processes';
import { formatCups, formatNumber } from '../../model/format';
import { describePeople } from '../../model/shirt';
import { readWay } from '../../thread/readWay';
import { Thread } from '../../thread/Thread';
import type { Seam } from '../../thread/way';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { useSaid } from '../../ui/reader';
import { Spread } from '../../ui/Spread';
import { Section } from '../../ui/section/Section';
import { Bigger } from './Bigger';
import { Field } from './field/Field';
import styles from './ShirtStory.module.css';
import { StepsScene } from './steps/StepsScene';
import { STEP_DYES } from './steps/stepDyes';
import { Waters } from './waters/Waters';
import { Years } from './years/Years';
import { ZoomScene } from './zoom/ZoomScene';

/** The thread hangs beside the cotton, is dipped in each bath behind its card, and leaves in the last one's dye. */
const WAY: readonly Seam[] = [
  { at: '[data-section="shirt-zoom"] > section', side: 'end', dye: 'raw' },
  // Where the cards stand, from the top of the first bath on.
  { at: ':has(> [data-step])', side: 'behind', dye: 'raw' },
  ...processes.map(
    ({ id }) => ({ at: `[data-step="${id}"]`, side: 'behind', dye: STEP_DYES[id].thread }) as const,
  ),
  { at: '[data-part="closing"]', side: 'end', dye: STEP_DYES.finishing.thread },
];

const readShirtWay = (page: HTMLElement) => readWay(page, WAY);

/** All the water of one T-shirt: every cup, the people it would serve for a day, and the visitor's days. */
function Closing() {
  const cups = useSaid().cups;
  const { low, high } = figures['drinking-cups'];
  return (
    <section className={styles.closing} data-ground="night" data-part="closing">
      <Spread className={styles.spread ?? ''} picture={<Field cups={cups} />}>
        <h2>{words.closingTitle}</h2>
        <p>{words.closingFactory(formatCups(figures['after-finishing'].high))}</p>
        <p>{words.closingPeople(describePeople(), formatNumber(low), formatNumber(high))}</p>
      </Spread>
      {cups !== undefined && <Years cups={cups} />}
    </section>
  );
}

/** One T-shirt's water, from your cups to your years, along one thread. */
export function ShirtStory() {
  return (
    <div className={styles.story}>
      <Section name="shirt-thread">
        <Thread readWay={readShirtWay} />
      </Section>
      <Section name="shirt-zoom">
        <ZoomScene />
      </Section>
      <Section name="shirt-waters">
        <Waters />
      </Section>
      <Section name="shirt-steps">
        <StepsScene />
      </Section>
      <MomentAnchor id="closing" was={['bigger']} />
      <Section name="shirt-closing">
        <Closing />
      </Section>
      <Section name="shirt-bigger">
        <Bigger />
      </Section>
    </div>
  );
}
