import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { ClaimText } from '../../claim/ClaimText';
import { UnconfirmedKey } from '../../claim/UnconfirmedKey';
import { Correction } from '../../ledger/Correction';
import { describeCottonOfTwenty, describeYearsForAllOfUs } from '../../model/industry';
import { Republish } from '../../save/Republish';
import type { SetRef } from '../../scene/refs';
import { Caption } from '../../ui/Caption';
import { useSaid } from '../../ui/reader';
import { CaliforniaKey } from './CaliforniaKey';
import styles from './captions.module.css';
import { WarpStill } from './WarpStill';

export function YarnsCaption({ captionRef }: { captionRef: SetRef }) {
  const userInput = useSaid().cups;
  return (
    <Caption
      name="yarns"
      captionRef={captionRef}
      className={styles.caption}
      figure={<Claim id="yarns" />}
      lead={words.yarnsLead}
      still={<WarpStill state="yarns" />}
    >
      <p>
        <span>{words.yarnsText}</span> <UnconfirmedKey />
        {userInput !== undefined && (
          <span>
            {' '}
            <ClaimText phrases={describeYearsForAllOfUs(userInput)} />
          </span>
        )}
      </p>
    </Caption>
  );
}

export function TextileCaption({ captionRef }: { captionRef: SetRef }) {
  return (
    <Caption
      name="textile"
      captionRef={captionRef}
      className={styles.caption}
      figure={<Claim id="textile-share" />}
      lead={words.textileLead}
      aside={<CaliforniaKey />}
      still={<WarpStill state="textile" />}
    >
      <p>{words.textileText(<Correction id="california" said={words.textileSaid} />)}</p>
    </Caption>
  );
}

export function CottonCaption({ captionRef }: { captionRef: SetRef }) {
  return (
    <Caption
      name="cotton"
      captionRef={captionRef}
      className={styles.caption}
      figure={<Claim id="cotton-of-textile" />}
      lead={words.cottonLead(describeCottonOfTwenty())}
      still={<WarpStill state="cotton" />}
    >
      <div>
        <p>{words.cottonText}</p>
        <Republish />
      </div>
    </Caption>
  );
}
