import { ClaimText } from '../../../claim/ClaimText';
import type { Phrase } from '../../../model/phrases';
import { describeDaysOfCups, describeWears } from '../../../model/tips';
import { useSaid } from '../../../ui/reader';
import { START_WEARS, useWears } from './useWears';

/** What a wear takes at as many as the range says, and at twice as many. */
export function WearLead({ lead }: { lead: readonly Phrase[] }) {
  const [wears] = useWears();
  const userInput = useSaid().cups;
  return (
    <p className="strong">
      <span>
        {wears === START_WEARS ? (
          <ClaimText phrases={lead} />
        ) : (
          `${describeWears(wears)} ${describeWears(2 * wears)}`
        )}
      </span>
      {userInput !== undefined && <span>{` ${describeDaysOfCups(wears, userInput)}`}</span>}
    </p>
  );
}
