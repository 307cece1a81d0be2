import type { Phrase } from '../../model/phrases';
import { tips } from '../../model/tips';
import { Claim } from '../claim/Claim';
import { ClaimText } from '../claim/ClaimText';
import { DarnCloth } from '../darn/DarnCloth';
import { TipDrawing } from './TipDrawing';
import styles from './TipsSection.module.css';
import { TIP_ORDER } from './tipDrawings';
import { WearSlider } from './WearSlider';

/** The figure that leads a tip: its number large, what it counts small. */
function LeadFigure({ phrase }: { phrase: Phrase }) {
  if (typeof phrase === 'string') return phrase;
  const [number = '', ...words] = phrase.text.split(' ');
  return (
    <span className={styles.figure}>
      <Claim id={phrase.figure}>
        <b>{number}</b> {words.join(' ')}
      </Claim>
    </span>
  );
}

/** The tip about mending: the reader's own mended claims gather beside it. */
const MEND_TIP = 1;

/** Four tips, each with its one figure and a drawing that the thread makes on its way. */
export function TipsSection() {
  return (
    <section className={styles.section} data-ground="weld">
      <h2>What To Do as a Consumer</h2>
      <i
        className={styles.over}
        data-strand="last"
        data-knot="101.2,0,indigo;98,100,indigo;2,100,indigo;-1.2,200,indigo"
        data-knot-narrow=""
      />
      <ol className={styles.tips}>
        {tips.map((tip, index) => {
          const [lead, ...afterLead] = tip.lead;
          return (
            <li key={tip.title} className={styles.tip}>
              <TipDrawing drawing={TIP_ORDER[index] ?? 'shirt'} isReversed={index % 2 === 0} />
              <div className={styles.text}>
                <h3>{tip.title}</h3>
                {index === 0 ? (
                  <>
                    <WearSlider />
                    <p className={styles.strong}>
                      <ClaimText phrases={tip.lead} />
                    </p>
                    <p>
                      <ClaimText phrases={tip.rest} />
                    </p>
                  </>
                ) : (
                  <>
                    <p>
                      {lead !== undefined && <LeadFigure phrase={lead} />}
                      <ClaimText phrases={afterLead} />
                    </p>
                    <p>
                      <ClaimText phrases={tip.rest} />
                    </p>
                    {index === MEND_TIP && <DarnCloth />}
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
