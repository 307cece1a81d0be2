import * as words from '#words/lives';
import { Claim } from '../../../claim/Claim';
import { formatNumber } from '../../../model/format';
import { doesCross, listHangs } from '../../../model/lives/hangs';
import { judge } from '../../../model/lives/verdict';
import { type Assumption, BANDS, calculateDifference, WORLD_COUNT } from '../../../model/lives/worlds';
import { Republish } from '../../../save/Republish';
import { Opening } from '../../../ui/Opening';
import { Fact } from '../Fact';
import { useSettledLives } from '../livesStore';
import styles from './Hangs.module.css';
import { type PlacedHang, placeHangs } from './placeHangs';

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

/** The ends that nobody here has read in their source, or that are our own. */
const UNCONFIRMED_ENDS: Partial<Record<Assumption, readonly number[]>> = {
  makingKg: [0, 1],
  dryerKwhPerKg: [1],
};

function End({ assumption, end }: { assumption: Assumption; end: 0 | 1 }) {
  const written = words.ENDS[assumption](formatNumber(SHOWN[assumption](BANDS[assumption][end])));
  const isUnconfirmed = UNCONFIRMED_ENDS[assumption]?.includes(end) ?? false;
  return <span data-unconfirmed={isUnconfirmed ? '' : undefined}>{written}</span>;
}

const writeB = (grams: number) =>
  (grams < 0 ? words.bLess : words.bMore)(formatNumber(Math.abs(Math.round(grams))));

function Row({ row, seam, middle }: { row: PlacedHang; seam: number; middle: number }) {
  const { assumption, atLow, atHigh, from, to, isStill } = row;
  return (
    <li>
      <h3 className="control">{words.HANGS[assumption]}</h3>
      <div className={styles.field}>
        <svg className={`dyed turns ${styles.bar}`} width="100%" aria-hidden="true">
          <rect width={`${seam}%`} height="100%" className={styles.b} />
          <rect x={`${seam}%`} width={`${100 - seam}%`} height="100%" className={styles.a} />
          <line x1={`${middle}%`} x2={`${middle}%`} y2="100%" className={styles.middle} />
          <line x1={`${seam}%`} x2={`${seam}%`} y2="100%" className={styles.seam} />
          {isStill ? (
            <circle cx={`${middle}%`} cy="20" r="6" className={styles.still} />
          ) : (
            <>
              <rect x={`${from}%`} width={`${to - from}%`} y="10" height="20" className={styles.core} />
              <line x1={`${from}%`} x2={`${to}%`} y1="20" y2="20" className={styles.twist} />
            </>
          )}
        </svg>
        <p className="note">
          {isStill
            ? words.movesNothing
            : words.moved(
                <End assumption={assumption} end={0} />,
                writeB(atLow),
                <End assumption={assumption} end={1} />,
                writeB(atHigh),
              )}
        </p>
      </div>
    </li>
  );
}

/** How far each assumption moves the answer by itself, longest first. */
export function Hangs() {
  const pair = useSettledLives();
  const hangs = listHangs(pair);
  const { rows, seam, middle } = placeHangs(hangs, calculateDifference(pair));
  const crossing = hangs.filter(doesCross).length;
  const { others, even } = judge(pair);
  // In an even world neither is lighter: the answer is not turned over there.
  const turned = others - even;
  const all = formatNumber(WORLD_COUNT);
  const alone =
    crossing === 0
      ? words.noneCrosses
      : crossing === 1
        ? words.oneCrosses
        : words.someCross(formatNumber(crossing));
  const together = turned === 0 ? words.neverTogether(all) : words.together(formatNumber(turned), all);
  return (
    <section
      className={styles.hangs}
      data-ground="bleach"
      data-picture="hangs"
      data-computed=""
      aria-labelledby="hangs-title"
    >
      <Opening
        title={
          <h2 id="hangs-title" className="headline">
            {words.hangsTitle}
          </h2>
        }
      >
        <p>{words.hangsLead}</p>
        <p className={styles.finding}>
          <span>{alone}</span> {crossing === 0 && <span>{together}</span>}
        </p>
      </Opening>
      <p className={styles.sides} aria-hidden="true">
        <span className={styles.left}>{words.bLighter}</span>
        <span>{words.aLighter}</span>
      </p>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.assumption} row={row} seam={seam} middle={middle} />
        ))}
      </ol>
      <p className={styles.ours}>
        {words.oursNote(<Fact id="drying-energy-high" />, <Claim id="shirt-weight" />)}
      </p>
      <Republish />
    </section>
  );
}
