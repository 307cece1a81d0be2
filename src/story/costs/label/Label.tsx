import { type ReactElement, type Ref, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/costs';
import * as label from '#words/plain/label';
import { Claim, UNCONFIRMED } from '../../../claim/Claim';
import { ClaimText } from '../../../claim/ClaimText';
import { useMended } from '../../../ledger/corrections/correctionStore';
import { describeMended } from '../../../model/corrections';
import { formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, calculateYears, describeYears } from '../../../model/shirt';
import { calculateCupsPerWear } from '../../../model/tips';
import type { DailyCups } from '../../../model/userInput';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { START_WEARS, useWears } from '../wear/wearsStore';
import { Grown } from './Grown';
import styles from './Label.module.css';
import { LabelLogo, MendedCorrections, OwnCups, WearTally } from './LabelMarks';
import { PickCups } from './PickCups';
import { countStitches, type LabelLayout } from './placeLabel';
import { LABEL_STOPS, labelScene } from './scene';
import { describeCount, describeCups, describeLastMended, describeShirt } from './words';

/** So much of the shirt must be seen before it is sewn. */
const SEEN_SHARE = 0.4;

interface LabelProps {
  cups: DailyCups | undefined;
  /** Whether the cups were picked on the label itself. */
  wasPicked: boolean;
  onPick: (cups: DailyCups) => void;
  /** Whose days they are: whoever has picked reads on here. */
  whoseRef: Ref<HTMLParagraphElement>;
}

function Shirt({
  cups,
  scene,
  layout,
  inViewRef,
}: Pick<LabelProps, 'cups'> & {
  scene: ReturnType<typeof useScene>;
  layout: LabelLayout | undefined;
  inViewRef: (element: Element | null) => void;
}) {
  return (
    <div className={styles.shirt} ref={scene.ref('root')}>
      <span className={styles.seen} ref={inViewRef} />
      <SceneCanvas scene={scene} label={describeShirt(cups)} />
      {layout && (
        <ul aria-hidden="true">
          {layout.years.map(({ year, xPx, yPx }) => (
            <li
              key={year}
              className="axis"
              style={{ transform: `translate(${xPx}px, ${yPx}px) translate(-100%, -50%)` }}
            >
              {label.year(formatNumber(year))}
            </li>
          ))}
          {layout.lastDay && (
            <li
              className={`axis ${styles.lastDay}`}
              style={{
                transform: `translate(${layout.lastDay.xPx}px, ${layout.lastDay.yPx}px) translate(${layout.lastDay.isLeft ? '-100%' : '0'}, -50%)`,
              }}
            >
              {label.day(formatNumber(layout.count))}
            </li>
          )}
        </ul>
      )}
    </div>
  );
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

function Invitation() {
  return (
    <p className={styles.stitches}>
      <span>{label.stitchACup}</span> <span className="needs-script">{words.pickInvitation}</span>
    </p>
  );
}

/** What a wear takes, at as many as the slider among the tips says. */
function Wear({ isOwn }: { isOwn: boolean }) {
  const wears = useWears();
  return (
    <div>
      <p className={styles.wear}>
        <b className="wood">
          {/* Their receipts open among the tips. */}
          {wears === START_WEARS ? (
            <Claim id="cups-per-wear-30" format="number" isPlain />
          ) : (
            <span {...UNCONFIRMED}>{formatNumber(calculateCupsPerWear(wears))}</span>
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
      <WearTally rows={isOwn ? 2 : 1} />
    </div>
  );
}

function Mended() {
  const mended = useMended();
  return (
    <div className={styles.mended}>
      <MendedCorrections mended={mended} />
      <p>
        <span>{describeMended(mended.length)}</span>
      </p>
      <p className={styles.latest}>
        <ClaimText key={mended.length} phrases={describeLastMended(mended)} />
      </p>
    </div>
  );
}

/** The end of the story is the reader's: their cups, their shirt, their days as stitches, and what they mended. */
export function Label({ cups, wasPicked, onPick, whoseRef }: LabelProps) {
  const [layout, setLayout] = useState<LabelLayout>();
  const { ref: inViewRef, inView } = useInView({ threshold: SEEN_SHARE, triggerOnce: true });
  const scene = useScene(
    labelScene,
    { cups, wasPicked },
    { isRunning: inView, stop: wasPicked ? LABEL_STOPS.picked : LABEL_STOPS.entry, onLayout: setLayout },
  );
  const isOwn = cups !== undefined;
  return (
    <div className={styles.label} ref={scene.ref('label')} data-own={isOwn ? '' : undefined}>
      <svg className={styles.border} aria-hidden="true">
        <rect />
        <rect />
      </svg>
      <div className={styles.head}>
        <p className={isOwn ? styles.whose : styles.whoseOpen} ref={whoseRef} tabIndex={-1}>
          {isOwn && <OwnCups cups={cups} />}
          <span>{describeCups(cups)}</span>
        </p>
        <LabelLogo />
      </div>
      <Shirt cups={cups} scene={scene} layout={layout} inViewRef={inViewRef} />
      <div className={styles.text}>
        <Count cups={cups} countRef={scene.ref('count')} />
        {isOwn ? <OwnStitches key="own" cups={cups} /> : <Invitation key="nobody" />}
        {!isOwn && <PickCups onPick={onPick} />}
        <div className={styles.facts}>
          <Wear isOwn={isOwn} />
          {isOwn ? <Mended key="mended" /> : <WearTally key="tally" rows={3} isNarrow />}
        </div>
        <div>
          <p className={styles.closing}>
            <span>{label.closing[0]}</span> <span>{label.closing[1]}</span>
          </p>
          <p className={styles.note}>{label.note}</p>
          <Grown />
        </div>
      </div>
    </div>
  );
}
