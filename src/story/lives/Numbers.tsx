import * as words from '#words/lives';
import { COMMA } from '#words/rules';
import { Claim } from '../../claim/Claim';
import { livesFigures } from '../../data/livesFigures';
import { findFigure } from '../../model/figure';
import { formatDecimals, formatNumber } from '../../model/format';
import { formatFigure, formatUnit } from '../../model/formatFigure';
import { listHangs } from '../../model/lives/hangs';
import {
  addParts,
  calculateParts,
  calculateUsePercent,
  type Life,
  PART_IDS,
  type Pair,
  STARTS,
  type StartId,
} from '../../model/lives/life';
import { type Assumption, BANDS } from '../../model/lives/worlds';
import { Fact } from './Fact';
import styles from './Numbers.module.css';
import { writeGrams } from './writeGrams';

const ORDER: readonly StartId[] = ['rule', 'lower', 'higher'];
/** What each start is called. */
const START_NAMES: Readonly<Record<StartId, string>> = {
  lower: words.lowerStart(formatFigure(findFigure('use-phase-share'))),
  higher: words.higherStart(formatFigure(livesFigures['published-use-share'])),
  rule: words.ruleStart,
};
/** A life in one line: "Worn 45 times, washed every wear, dried on a line, ironed 40%, EU average." */
const describeLife = (life: Life): string =>
  words.lifeLine(
    formatNumber(life.wears),
    words.LIFE_PARTS.wash(life.wearsAWash),
    words.LIFE_PARTS.dried(life.driedPercent),
    words.LIFE_PARTS.ironed(life.ironedPercent),
    words.POWERS[life.power],
    life.isSecondHand,
  );

const oneDecimal = (value: number) => formatDecimals(value, 1);

function Row({ name, life }: { name: string; life: Life }) {
  const parts = calculateParts(life);
  const percent = calculateUsePercent(parts);
  return (
    <tr>
      {/* Of the head, the name alone is strong. */}
      <th scope="row" className="inline">
        <b>{name}</b>
        <small className="note">{describeLife(life)}</small>
        <small className="note">
          {PART_IDS.map((part) => `${words.PARTS[part]} ${words.gramsOf(writeGrams(parts[part]))}`).join(
            COMMA,
          )}
        </small>
      </th>
      <td>{words.gramsOf(writeGrams(addParts(parts)))}</td>
      <td>
        <b>{oneDecimal(percent) + formatUnit('percent', percent)}</b>
      </td>
    </tr>
  );
}

/** What a band's end is written as: a share in hundreds, hours in minutes, the rest as it is. */
const SHOWN: Readonly<Record<Assumption, (value: number) => number>> = {
  makingKg: (value) => value,
  lastingA: (value) => value,
  lastingB: (value) => value,
  dryerKwhPerKg: (value) => value,
  shirtKg: (value) => Math.round(1000 * value),
  ironingHours: (value) => Math.round(600 * value) / 10,
  replaced: (value) => Math.round(100 * value),
};

function End({ assumption, end }: { assumption: Assumption; end: 0 | 1 }) {
  return words.ENDS[assumption](formatNumber(SHOWN[assumption](BANDS[assumption][end])));
}

const writeB = (grams: number) =>
  (grams < 0 ? words.bLess : words.bMore)(formatNumber(Math.abs(Math.round(grams))));

/** How far each assumption moves the answer by itself, the one that moves it most first. */
function Hangs({ pair }: { pair: Pair }) {
  return (
    <>
      <h2 className="subtitle" id="hangs">
        {words.hangsTitle}
      </h2>
      <ul className="small">
        {listHangs(pair).map(({ assumption, atLow, atHigh }) => (
          <li key={assumption}>
            <b>{words.HANGS[assumption]} </b>
            <span>
              {Math.round(atLow) === Math.round(atHigh)
                ? words.movesNothing
                : words.moved(
                    <End assumption={assumption} end={0} />,
                    writeB(atLow),
                    <End assumption={assumption} end={1} />,
                    writeB(atHigh),
                  )}
            </span>
          </li>
        ))}
      </ul>
      <p className="note">{words.makingBand(<Fact id="making-co2" />, <Fact id="published-shirts-co2" />)}</p>
      <p className="note">{words.oursNote(<Fact id="drying-energy-high" />, <Claim id="shirt-weight" />)}</p>
    </>
  );
}

/** What limits each value that a reader sets. */
function Limits({ pair: { a, b } }: { pair: Pair }) {
  return (
    <ul className="small">
      <li>{words.co2e}</li>
      <li>
        <b>{words.worn}</b> {words.wornNote(<Fact id="life-wears" />)}
      </li>
      <li>
        <b>{words.dried}</b> {words.driedNote(<Fact id="drying-energy" />, <Fact id="drying-energy-high" />)}
      </li>
      <li>
        <b>{words.bought}</b> {words.boughtNote(<Claim id="secondhand-replaces" />)}
      </li>
      {[...new Set([a.power, b.power])].map((power) => (
        <li key={power}>
          <b>{words.power}</b> <span>{words.POWERS[power]}</span> <Fact id={`power-${power}`} />
        </li>
      ))}
    </ul>
  );
}

/** What limits the settings, the starts and the reader's own two lives as a table, and what the answer hangs on. */
export function Numbers({ pair }: { pair: Pair }) {
  return (
    <div className={styles.numbers} data-computed="">
      <Limits pair={pair} />
      <table className="small">
        <caption className="note">{words.startsCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.startColumn}</th>
            <th scope="col">{words.wholeWear}</th>
            <th scope="col">{words.careShare}</th>
          </tr>
        </thead>
        <tbody>
          {ORDER.map((id) => (
            <Row key={id} name={START_NAMES[id]} life={STARTS[id]} />
          ))}
          <Row name={words.yourA} life={pair.a} />
          <Row name={words.yourB} life={pair.b} />
        </tbody>
      </table>
      <Hangs pair={pair} />
    </div>
  );
}
