import { formatNumberWord } from '../../model/words';
import { useClaimTexts } from '../claim/publishedClaims';
import { countUnreadOff, countVerdicts } from './claimGroups';
import styles from './SourcesText.module.css';

/** How many claims hold, and how many do not. */
export function Tally() {
  const { claims } = useClaimTexts();
  const counts = countVerdicts(claims);
  const lines = [
    { verdict: 'holds', count: counts.holds, words: 'figures hold' },
    { verdict: 'holds with a note', count: counts['holds with a note'], words: 'figures hold, with a note' },
    {
      verdict: 'unconfirmed',
      count: counts.unconfirmed,
      words: 'figures are unconfirmed: nobody of us has read them',
    },
    {
      verdict: 'off',
      count: counts.off,
      words: `figures are off, and say so; ${formatNumberWord(countUnreadOff(claims))} are unread, too`,
    },
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
