import { slips } from '../../model/lesson/slips';
import { DarnCloth } from '../darn/DarnCloth';
import { Section } from '../section/Section';
import styles from './FindSlip.module.css';
import { LessonPage, LessonSection } from './LessonPage';
import { SlipPuzzle } from './SlipPuzzle';

/** Five claims that were told, each with a slip in it: who finds it darns the cloth. */
export function FindSlip() {
  return (
    <LessonPage
      path="/teach/slip"
      title="Find the slip"
      lead="Five claims that people tell. In each of them something has slipped. Test it with two numbers, and darn the cloth."
    >
      <div className={styles.puzzles}>
        {slips.map((slip, index) => (
          <Section key={slip.id} name={`slip-${slip.id}`}>
            <SlipPuzzle slip={slip} number={index + 1} />
          </Section>
        ))}
      </div>
      <LessonSection id="cloth" title="Your cloth">
        <p className={styles.cloth}>
          Each slip that you find is a patch on the cloth. It is the same cloth as at the end of the story.
        </p>
        <Section name="slip-cloth">
          <DarnCloth />
        </Section>
      </LessonSection>
    </LessonPage>
  );
}
