import type { ReactElement, Ref } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/costs';
import * as label from '#words/text/label';
import { Claim } from '../../../claim/Claim';
import { formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, calculateYears, describeYears } from '../../../model/shirt';
import { calculateCupsPerWear } from '../../../model/tips';
import type { DailyCups } from '../../../model/userInput';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { useSaid } from '../../../ui/reader';
import { Spread } from '../../../ui/Spread';
import { START_WEARS, useWears } from '../wear/useWears';
import { Grown } from './Grown';
import { describeGuesses } from './guessLine';
import styles from './Label.module.css';
import { LabelLogo, OwnCups, WearTally } from './LabelMarks';
import { PickCups } from './PickCups';
import { countStitches } from './placeLabel';
import { LABEL_RESTS, labelScene } from './scene';
import { describeCount, describeCups, describeShirt } from './words';

/** So much of the shirt must be seen before it is sewn. */
const SEEN_SHARE = 0.4;

interface LabelProps {
  cups: DailyCups | undefined;
  /** Whether the cups were picked on the label itself. */
  wasPicked: boolean;
  /** Whether the cups are those of a shared link, and the reader has not said theirs. */
  isAsked: boolean;
  /** Whether it was nobody's before a pick: its white stitches are unpicked first. */
  wasOpen: boolean;
  onPick: (cups: DailyCups) => void;
  /** Whose days they are: whoever has picked reads on here. */
  whoseRef: Ref<HTMLParagraphElement>;
}

/** "1,971 days" */
function Days({ cups }: { cups: DailyCups }) {
  return label.daysNeeded(formatNumber(calculateDaysOfDrinking(cups)));
}

/** The number of days, or of cups; over it, while the shirt is sewn, the one that runs. */
function Count({
  cups,
  countRef,
}: Pick<LabelProps, 'cups'> & { countRef: (element: HTMLElement | null) => void }) {
  const count = countStitches(cups);
  const [first, second] = describeCount(cups);
  const figure = (
    <span className={styles.figure}>
      <span className={styles.final}>{formatNumber(count)}</span>
      <span className={styles.count} ref={countRef} aria-hidden="true" />
    </span>
  );
  return (
    <p className={styles.number} data-long={count >= 10_000 ? '' : undefined}>
      {cups === undefined ? (
        <Claim key="cups" id="shirt-cups">
          {figure}
        </Claim>
      ) : (
        <Claim key="days" id="your-days" value={count}>
          {figure}
        </Claim>
      )}{' '}
      <span className={styles.lines}>
        {/* Each stands on a line of its own: a plain space between them would be heard no more than it is seen. */}
        <span>{`${first}\u00a0`}</span>
        <span>{second}</span>
      </span>
    </p>
  );
}

function OwnStitches({ cups }: { cups: DailyCups }) {
  const days = calculateDaysOfDrinking(cups);
  return (
    <p className={styles.stitches}>
      {label
        .stitchADay<string | ReactElement>(
          <Claim key="cups" id="shirt-cups" />,
          <Claim key="years" id="your-years" value={calculateYears(days)}>
            {describeYears(days)}
          </Claim>,
        )
        .map((part) => (typeof part === 'string' ? <span key={part}>{part}</span> : part))}
    </p>
  );
}

/** The sender's number, and the reader's turn. */
function Dare({ cups, onPick }: { cups: DailyCups; onPick: LabelProps['onPick'] }) {
  return (
    <>
      <p className={styles.dare}>
        {label
          .iNeed<string | ReactElement>(<Days key="days" cups={cups} />)
          .map((part) => (typeof part === 'string' ? <span key={part}>{part}</span> : part))}
      </p>
      <PickCups onPick={onPick} />
    </>
  );
}

function Invitation() {
  return (
    <p className={styles.stitches}>
      <span>{label.stitchACup}</span> <span className="needs-script">{words.pickInvitation}</span>
    </p>
  );
}

/** What a wear takes, at as many as the slider among the tips says. */
function Wear() {
  const [wears] = useWears();
  return (
    <p className={styles.wear}>
      <b className="wood">
        {/* Their receipts open among the tips. */}
        {wears === START_WEARS ? (
          <Claim id="cups-per-wear-30" format="number" isPlain />
        ) : (
          formatNumber(calculateCupsPerWear(wears))
        )}
      </b>{' '}
      <span>
        <span>{label.cupsAWear}</span>{' '}
        <span>
          {wears === START_WEARS ? (
            <Claim id="wears-30" isPlain>
              {label.wornTimes(formatNumber(wears))}
            </Claim>
          ) : (
            <span>{label.wornTimes(formatNumber(wears))}</span>
          )}
        </span>
      </span>
    </p>
  );
}

/** What the reader guessed on their way. */
function Guessed() {
  const line = describeGuesses(useSaid());
  return (
    line !== undefined && (
      <p className={styles.note} data-guessed="">
        <span>{line}</span>
      </p>
    )
  );
}

/** The end of the story is the reader's: their cups, their shirt, and their days as stitches. */
export function Label({ cups, wasPicked, isAsked, wasOpen, onPick, whoseRef }: LabelProps) {
  const { ref: inViewRef, inView } = useInView({ threshold: SEEN_SHARE, triggerOnce: true });
  const scene = useScene(
    labelScene,
    { cups, wasPicked: wasPicked && wasOpen },
    { isRunning: inView, rest: wasPicked ? LABEL_RESTS.picked : LABEL_RESTS.entry },
  );
  const isOwn = cups !== undefined;
  return (
    <div className={styles.label} ref={scene.ref('label')} data-label="" data-own={isOwn ? '' : undefined}>
      <svg className={styles.border} aria-hidden="true">
        <rect />
        <rect />
      </svg>
      <Spread
        className={styles.spread ?? ''}
        picture={
          <div className={styles.shirt} ref={scene.ref('root')}>
            <span className={styles.seen} ref={inViewRef} />
            <SceneCanvas scene={scene} label={describeShirt(cups)} />
          </div>
        }
      >
        <div className={styles.head}>
          <p className={isOwn ? styles.whose : styles.whoseOpen} ref={whoseRef} tabIndex={-1}>
            {isOwn && <OwnCups cups={cups} />}
            <span>{describeCups(cups)}</span>
          </p>
          <LabelLogo />
        </div>
        <div className={styles.text}>
          <Count cups={cups} countRef={scene.ref('count')} />
          {isOwn && isAsked && <Dare key="dare" cups={cups} onPick={onPick} />}
          {isOwn && !isAsked && <OwnStitches key="own" cups={cups} />}
          {!isOwn && <Invitation key="nobody" />}
          {!isOwn && <PickCups onPick={onPick} />}
          <div className={styles.facts}>
            <Wear />
            <WearTally rows={3} />
          </div>
          <div>
            <p className={styles.closing}>
              <span>{label.closing[0]}</span> <span>{label.closing[1]}</span>
            </p>
            <p className={styles.note}>{label.note}</p>
            <Guessed />
            <Grown />
          </div>
        </div>
      </Spread>
    </div>
  );
}
