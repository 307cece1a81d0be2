import * as words from '#words/lake';
import { Claim } from '../../claim/Claim';
import { Struck } from '../../ledger/Struck';
import { describeCaliforniaTenths } from '../../model/industry';
import { Republish } from '../../save/Republish';
import type { SetRef } from '../../scene/refs';
import { Caption } from '../../ui/Caption';
import styles from './captions.module.css';
import { WarpStill } from './WarpStill';

export function TextileCaption({ captionRef }: { captionRef: SetRef }) {
  return (
    <Caption
      name="textile"
      captionRef={captionRef}
      className={styles.caption}
      figure={<Claim id="textile-share" />}
      unit={words.textileUnit}
      still={<WarpStill state="textile" />}
    >
      <p data-correction="california">
        {words.textileText(
          <Struck>{words.all}</Struck>,
          <strong>
            <Claim id="california-share">{describeCaliforniaTenths()}</Claim>
          </strong>,
        )}
      </p>
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
      unit={words.cottonUnit}
      still={<WarpStill state="cotton" />}
    >
      <div className={styles.more}>
        <Republish />
      </div>
    </Caption>
  );
}
