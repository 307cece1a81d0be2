import * as words from '#words/costs';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import { CorrectionCloth } from '../../ledger/corrections/CorrectionCloth';
import type { Phrase } from '../../model/phrases';
import { tips } from '../../model/tips';
import { Knot } from './Knot';
import knots from './Knot.module.css';
import { TipDrawing } from './TipDrawing';
import styles from './TipsSection.module.css';
import { TIP_ORDER } from './tipDrawings';
import { WearSlider } from './wear/WearSlider';

/** The figure that leads a tip: its number large, what it counts small. */
function LeadFigure({ phrase }: { phrase: Phrase }) {
  if (typeof phrase === 'string') return phrase;
  const [number = '', ...words] = phrase.text.split(' ');
  return (
    <span className={styles.figure}>
      <Claim id={phrase.figure}>
        <b className="number">{number}</b> <span>{words.join(' ')}</span>
      </Claim>
    </span>
  );
}

/** A tip's drawing in its strip, and the thread's way to it and from it along the margins. */
function DrawingStrip({ index }: { index: number }) {
  // On phones the thread runs to and fro: every second drawing from right to left.
  const isReversed = index % 2 === 0;
  const [first, second] = isReversed ? [styles.atRight, styles.atLeft] : [styles.atLeft, styles.atRight];
  return (
    <div className={styles.strip}>
      <Knot strand="last" className={styles.turn} way="100,0,indigo;0,0,indigo" />
      <Knot strand="last" className={styles.rowStart} way="0,0,indigo;0,92,indigo" />
      <Knot strand="last" className={`${first} ${knots.narrowOnly}`} way="0,0,indigo;0,92,indigo" />
      <TipDrawing drawing={TIP_ORDER[index] ?? 'shirt'} isReversed={isReversed} />
      <Knot strand="last" className={`${second} ${knots.narrowOnly}`} way="0,92,indigo;0,130,indigo" />
      <Knot strand="last" className={styles.rowEnd} way="0,92,indigo;0,130,indigo" />
    </div>
  );
}

/** Four tips, each with its one figure and a drawing that the thread makes on its way; then what the reader mended. */
export function TipsSection() {
  return (
    <section className={styles.section} data-ground="weld">
      <h2>{words.tipsTitle}</h2>
      <Knot strand="last" className={styles.over} way="100,0,indigo;100,100,indigo;0,100,indigo" />
      <ol className={styles.tips}>
        {tips.map((tip, index) => {
          const [lead, ...afterLead] = tip.lead;
          return (
            <li key={tip.title} className={styles.tip}>
              {/* All drawings come at once: the thread is laid through them. */}
              <DrawingStrip index={index} />
              <div className={styles.text}>
                <h3>{tip.title}</h3>
                {index === 0 ? (
                  <WearSlider lead={tip.lead} />
                ) : (
                  <p>
                    {lead !== undefined && <LeadFigure phrase={lead} />}
                    <ClaimText phrases={afterLead} />
                  </p>
                )}
                <p>
                  <ClaimText phrases={tip.rest} />
                </p>
              </div>
            </li>
          );
        })}
      </ol>
      <div className={styles.mending}>
        <CorrectionCloth />
      </div>
    </section>
  );
}
