import { useState } from 'react';
import * as words from '#words/lives';
import { Claim } from '../../../claim/Claim';
import { livesFigures } from '../../../data/livesFigures';
import { findFigure } from '../../../model/figure';
import { formatNumber } from '../../../model/format';
import { formatFigure, formatUnit } from '../../../model/formatFigure';
import { addCare, addParts, STARTS } from '../../../model/lives/life';
import { MOVE_IDS, type MoveId, makeMoves } from '../../../model/lives/moves';
import { Button } from '../../../ui/Button';
import { Spread } from '../../../ui/Spread';
import { Fact } from '../Fact';
import styles from './Studies.module.css';

const LOWER = formatFigure(findFigure('use-phase-share'));
const HIGHER = formatFigure(livesFigures['published-use-share']);
const writePercent = (percent: number) => formatNumber(percent) + formatUnit('percent', percent);

/** What each move takes the place of. */
const INSTEAD: Readonly<Record<MoveId, string>> = {
  drying: words.insteadOf(writePercent(STARTS.lower.driedPercent)),
  ironing: words.insteadOf(writePercent(STARTS.lower.ironedPercent)),
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
        data-page=""
        picture={
          <div className={styles.picture}>
            <p className={styles.big} data-share="">
              {writePercent(percent)}
            </p>
            <p className={styles.caption} aria-live="polite">
              <span>
                {words.comesFromCare(
                  formatNumber(Math.round(addCare(parts))),
                  formatNumber(Math.round(addParts(parts))),
                )}
              </span>{' '}
              <b>{whose}</b>
            </p>
            <div className={`${styles.note} stitched`}>
              <b className="caption">{words.weChecked}</b>
              <p className="note">{words.studiesNote(<Claim id="shirt-co2" />, <Fact id="making-co2" />)}</p>
            </div>
          </div>
        }
      >
        <h2 id="studies-title" className="headline">
          {words.studiesTitle(LOWER, HIGHER)}
        </h2>
        <p className={styles.lead}>{words.studiesLead}</p>
        <p className={styles.said}>
          {words.saidBy(<Claim id="use-phase-share" />, <Fact id="published-use-share" />)}
        </p>
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
      </Spread>
    </section>
  );
}
