import { claimTextsById } from '../../model/claimList';
import { countVerdicts } from './claimGroups';
import { Ledger } from './Ledger';
import { Mended } from './Mended';
import { References } from './References';
import styles from './SourcesText.module.css';
import { Teacher } from './Teacher';
import { TwoNumbers } from './TwoNumbers';

function Tally() {
  const counts = countVerdicts(claimTextsById.values());
  const lines = [
    { verdict: 'holds', count: counts.holds, words: 'hold' },
    { verdict: 'holds with a note', count: counts['holds with a note'], words: 'hold, with a note' },
    { verdict: 'off', count: counts.off, words: 'are off, and say so' },
  ];
  return (
    <ul className={styles.tally}>
      {lines.map(({ verdict, count, words }) => (
        <li key={verdict} data-verdict={verdict}>
          <data value={count} data-count="">
            {count}
          </data>{' '}
          {words}
        </li>
      ))}
    </ul>
  );
}

const STRETCHES = {
  tally: Tally,
  'two-numbers': TwoNumbers,
  mended: Mended,
  ledger: Ledger,
  'for-teachers': Teacher,
  references: References,
};

export type Stretch = keyof typeof STRETCHES;

/** One stretch of the page's text. All of them together weigh more than the rest of the page's script. */
export function SourcesText({ stretch }: { stretch: Stretch }) {
  const Text = STRETCHES[stretch];
  return <Text />;
}
