import { useState } from 'react';
import * as words from '#words/lives';
import { Claim } from '../../claim/Claim';
import { livesFigures } from '../../data/livesFigures';
import { findFigure } from '../../model/figure';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { formatPercent } from '../../model/guess/percent';
import { addCare, addParts, STARTS } from '../../model/lives/life';
import { MOVE_IDS, type MoveId, makeMoves } from '../../model/lives/moves';
import { Button } from '../../ui/Button';
import { Spread } from '../../ui/Spread';
import { Fact } from './Fact';
import styles from './Studies.module.css';

const [LOWER, HIGHER] = [findFigure('use-phase-share'), livesFigures['published-use-share']];
const STUDIES = [LOWER, HIGHER].flatMap((figure) => ('value' in figure ? [figure.value] : []));

/** What each move takes the place of. */
const INSTEAD: Readonly<Record<MoveId, string>> = {
  drying: words.insteadOf(formatPercent(STARTS.lower.driedPercent)),
  ironing: words.insteadOf(formatPercent(STARTS.lower.ironedPercent)),
  power: words.insteadOfEu,
};

function Move({ move, added, onPress }: { move: MoveId; added: number | undefined; onPress: () => void }) {
  return (
    <Button look="plain" aria-pressed={added !== undefined} data-move={move} onClick={onPress}>
      <i className={`dyed ${styles.hole}`} aria-hidden="true" />
      <span>
        <b className="control">{words.MOVES[move]}</b> <small className="small">{INSTEAD[move]}</small>
      </span>
      {added !== undefined && (
        <span className={styles.added}>
          <span aria-hidden="true">{words.added(formatNumber(added))}</span>
          <span className="visually-hidden">{words.addedPoints(formatNumber(added))}</span>
        </span>
      )}
    </Button>
  );
}

const listStitches = (from: number, to: number, draw: (at: number) => string) =>
  Array.from({ length: to - from }, (_, n) => draw(from + n)).join('');

/** A hundred stitches, one for each percent: care's are sewn, each move's in its dye; both studies are pinned. */
function Hundred({ percent, startPercent, steps }: ReturnType<typeof makeMoves>) {
  let sewn = startPercent;
  const parts = [{ part: 'start', from: 0, to: startPercent }];
  for (const { move, added } of steps) {
    parts.push({ part: move, from: sewn, to: sewn + added });
    sewn += added;
  }
  return (
    <div className={styles.hundred}>
      <svg className="dyed turns" width="100%" height="100%" aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          {parts.map(({ part, from, to }) => (
            <path
              key={part}
              data-move={part}
              className={styles.sewn}
              d={listStitches(from, to, (at) => `M${at + 0.35} 98L${at + 0.65} 2`)}
            />
          ))}
          <path
            className={styles.unsewn}
            d={listStitches(percent, 100, (at) => `M${at + 0.3} 1h.4v98h-.4z`)}
          />
        </svg>
        {STUDIES.map((share) => (
          <svg key={share} x={`${share}%`} overflow="visible" aria-hidden="true">
            <line className={styles.pin} y1="-0.4em" y2="100%" />
            <text className="axis" y="-0.6em">
              {formatPercent(share)}
            </text>
          </svg>
        ))}
      </svg>
      <p className={styles.ends}>
        <span>{`${words.care} ${formatPercent(percent)}`}</span>{' '}
        <span>{`${words.PARTS.making} ${formatPercent(100 - percent)}`}</span>
      </p>
    </div>
  );
}

/** Two studies, two shares: three things moved one by one lead from the one to the other. */
export function Studies() {
  const [made, setMade] = useState<readonly MoveId[]>([]);
  const share = makeMoves(made);
  const { percent, parts, steps } = share;
  const press = (move: MoveId) =>
    setMade(made.includes(move) ? made.filter((other) => other !== move) : [...made, move]);
  const whose = { 0: words.oneStudy, [MOVE_IDS.length]: words.otherStudy }[steps.length] ?? words.noStudy;
  return (
    <section className={styles.studies} data-ground="print" data-computed="" aria-labelledby="studies-title">
      <Spread
        className={styles.both}
        picture={
          <div className={styles.picture} data-drawing="">
            <p className={styles.big} data-share="">
              {formatPercent(percent)}
            </p>
            <p className={styles.caption} aria-live="polite">
              <span>
                {words.careOf(
                  formatNumber(Math.round(addCare(parts))),
                  formatNumber(Math.round(addParts(parts))),
                )}
              </span>{' '}
              <b>{whose}</b>
            </p>
            <Hundred {...share} />
          </div>
        }
      >
        <h2 id="studies-title" className="headline">
          {words.studiesTitle(<Claim id="use-phase-share" />, <Fact id="published-use-share" />)}
        </h2>
        <p className={styles.lead}>{words.studiesLead}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons are no form */}
        <div
          className={`needs-script screen-only ${styles.moves}`}
          role="group"
          aria-label={words.threeMoves}
        >
          {MOVE_IDS.map((move) => (
            <Move
              key={move}
              move={move}
              added={steps.find((step) => step.move === move)?.added}
              onPress={() => press(move)}
            />
          ))}
        </div>
        <p className={styles.note}>{words.oneWay(formatFigure(LOWER), formatFigure(HIGHER))}</p>
      </Spread>
    </section>
  );
}
