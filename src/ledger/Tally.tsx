import * as words from '#words/sources';
import { useClaimTexts } from '../claim/publishedClaims';
import { formatNumber } from '../model/format';
import { formatNumberWord } from '../model/words';
import { countUnreadOff, countVerdicts } from './claimGroups';
import styles from './SourcesText.module.css';

/** How many claims hold, and how many do not. */
export function Tally() {
  const { claims } = useClaimTexts();
  const counts = countVerdicts(claims);
  const lines = [
    { verdict: 'holds', count: counts.holds, says: words.tallyHolds },
    { verdict: 'holds with a note', count: counts['holds with a note'], says: words.tallyNoted },
    { verdict: 'unconfirmed', count: counts.unconfirmed, says: words.tallyUnconfirmed },
    {
      verdict: 'off',
      count: counts.off,
      says: words.tallyOff(formatNumberWord(countUnreadOff(claims))),
    },
  ];
  return (
    <ul className={styles.tally}>
      {lines.map(({ verdict, count, says }) => (
        <li key={verdict} data-verdict={verdict}>
          <data className="figure" value={count} data-count="">
            {formatNumber(count)}
          </data>{' '}
          {says}
        </li>
      ))}
    </ul>
  );
}
