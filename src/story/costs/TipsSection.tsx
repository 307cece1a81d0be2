import * as words from '#words/costs';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import type { Phrase } from '../../model/phrases';
import { tips } from '../../model/tips';
import { Spread } from '../../ui/Spread';
import styles from './TipsSection.module.css';
import { WearLead } from './wear/WearLead';
import { WearScene } from './wear/WearScene';

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

function Tips() {
  return (
    <ol className={styles.tips}>
      {tips.map((tip, index) => {
        const [lead, ...afterLead] = tip.lead;
        return (
          <li key={tip.title} className={styles.tip}>
            <h3>{tip.title}</h3>
            {index === 0 ? (
              <WearLead lead={tip.lead} />
            ) : (
              <p>
                {lead !== undefined && <LeadFigure phrase={lead} />}
                <ClaimText phrases={afterLead} />
              </p>
            )}
            <p>
              <ClaimText phrases={tip.rest} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

/** Four tips beside the shirt that they are about. */
export function TipsSection() {
  return (
    <section className={styles.section} data-ground="weld">
      <h2>{words.tipsTitle}</h2>
      <Spread className={styles.spread} picture={<Tips />}>
        <WearScene />
      </Spread>
    </section>
  );
}
