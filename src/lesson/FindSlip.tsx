import * as words from '#words/lesson';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { CorrectionCloth } from '../ledger/corrections/CorrectionCloth';
import { slips } from '../model/lesson/slips';
import { SheetPart } from '../ui/Sheet';
import { Section } from '../ui/section/Section';
import styles from './FindSlip.module.css';
import { LessonPage } from './LessonPage';
import { SlipPuzzle } from './SlipPuzzle';

/** Five claims that were told, each with a slip in it: who finds it mends the cloth. */
export function FindSlip() {
  return (
    <LessonPage
      path="/teach/slip"
      title={words.slipName}
      lead={
        <>
          {words.slipLead} <UnconfirmedKey />
        </>
      }
    >
      <div className={styles.puzzles}>
        {slips.map((slip, index) => (
          <Section key={slip.id} name={`slip-${slip.id}`}>
            <SlipPuzzle slip={slip} number={index + 1} />
          </Section>
        ))}
      </div>
      <div className="screen-only">
        <SheetPart id="cloth" title={words.clothTitle}>
          <p className={styles.cloth}>{words.clothText}</p>
          <Section name="slip-cloth">
            <CorrectionCloth />
          </Section>
        </SheetPart>
      </div>
    </LessonPage>
  );
}
