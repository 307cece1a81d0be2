import { formatNumber } from '../../model/format';
import styles from './GuessPlot.module.css';
import { DOTS } from './placeDots';
import { placeCups, placeGuesses } from './placeGuesses';

/** The mark that stands for one value. */
interface Mark {
  path: string;
  widthUnits: number;
  heightUnits: number;
}

interface GuessPlotProps {
  /** The guesses of a class, in cups, before the story and after it. */
  before: readonly number[];
  after: readonly number[];
  /** The cups that the story tells; shown to a class that has read it. */
  truth: number | undefined;
  mark: Mark;
  above: string;
  below: string;
  /** What it shows, for those who do not see it. */
  label: string;
}

/** A class's guesses of one number: one mark each, those before the story above the axis and those after it below. */
export function GuessPlot({ before, after, truth, mark, above, below, label }: GuessPlotProps) {
  const placed = placeGuesses(before, after, mark.heightUnits / mark.widthUnits);
  const { topY, heightUnits, lowerY, size, ticks } = placed;
  const bottomY = topY + heightUnits;
  const draw = (dots: readonly { x: number; y: number }[], look: string | undefined) =>
    dots.map(({ x, y }, index) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place
        key={index}
        className={look}
        d={mark.path}
        transform={`translate(${x} ${y}) scale(${size / mark.widthUnits})`}
      />
    ));
  return (
    <svg
      className={`turns ${styles.plot}`}
      viewBox={`0 ${topY} ${DOTS.width} ${heightUnits}`}
      width={DOTS.width}
      height={heightUnits}
      role="img"
      aria-label={label}
    >
      <path className="line" d={`M${DOTS.left} ${DOTS.axisY}H${DOTS.width - DOTS.right}`} />
      <path className="line" d={`M${DOTS.left} ${lowerY}H${DOTS.width - DOTS.right}`} />
      {ticks.map(({ cups, x }) => (
        <g key={cups} transform={`translate(${x} ${DOTS.axisY + 56})`}>
          <text className={`lead ${styles.tick}`}>{formatNumber(cups)}</text>
        </g>
      ))}
      {truth !== undefined && (
        <path
          className={`thread dashed ${styles.median}`}
          d={`M${placeCups(truth)} ${topY + 8}V${bottomY - 8}`}
        />
      )}
      {draw(placed.before, styles.mark)}
      {draw(placed.after, `${styles.mark} ${styles.after}`)}
      <g transform={`translate(${DOTS.left} ${topY + 40})`}>
        <text className={`lead ${styles.row}`}>{above}</text>
      </g>
      <g transform={`translate(${DOTS.left} ${bottomY - 14})`}>
        <text className={`lead ${styles.row}`}>{below}</text>
      </g>
    </svg>
  );
}
