import * as words from '#words/lesson';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { slips } from '../model/lesson/slips';
import { Section } from '../ui/section/Section';
import styles from './FindSlip.module.css';
import { LessonPage } from './LessonPage';
import { SlipPuzzle } from './SlipPuzzle';

/** The claims of our first draft, each with a slip in it, to be found. */
export function FindSlip() {
  return (
    <LessonPage
      title={words.slipName}
      lead={
        <>
          {words.slipLead} <UnconfirmedKey />
        </>
      }
    >
      <div className={`stack gap-6 ${styles.puzzles}`}>
        {slips.map((slip, index) => (
          <Section key={slip.id} name={`slip-${slip.id}`}>
            <SlipPuzzle slip={slip} number={index + 1} />
          </Section>
        ))}
      </div>
    </LessonPage>
  );
}
