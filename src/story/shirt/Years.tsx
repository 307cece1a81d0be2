import { useRef, useState } from 'react';
import { formatCount, formatNumber } from '../../model/format';
import { calculateDaysOfDrinking, describeYears, SHIRT_CUPS } from '../../model/shirt';
import type { DailyCups } from '../../model/userInput';
import { useReducedMotion } from '../../motion/preferences';
import { Claim } from '../claim/Claim';
import styles from './Closing.module.css';
import type { PlacedStitches } from './placeStitches';
import { useStitches } from './useStitches';

/** Which years are labelled: all of a few, every fifth of many. */
const LABEL_ALL_UP_TO = 12;

function YearLabels({ placed }: { placed: PlacedStitches }) {
  const years = placed.rows.filter(({ year }) => year !== undefined);
  const isNarrow = placed.leftPx < 40;
  const step = years.length > LABEL_ALL_UP_TO ? 5 : 1;
  return (
    <ul aria-hidden="true">
      {years.map((row, index) => {
        const isRest = index === years.length - 1 && placed.restDays > 0;
        if (index % step !== 0 && !isRest) return null;
        return (
          <li key={row.yPx} style={{ top: row.yPx - (isNarrow ? 27 : 9) }}>
            {isRest ? `+ ${formatCount(placed.restDays, 'day', 'days')}` : `year ${row.year}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The same water as one visitor's drinks: one stitch for each day, one row for each year. */
export function Years({ cups }: { cups: DailyCups }) {
  const isStill = useReducedMotion();
  const boxRef = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<PlacedStitches>();
  const days = calculateDaysOfDrinking(cups);
  const canvasRef = useStitches(boxRef, days, isStill, setPlaced);
  return (
    <div className={styles.years} data-part="years">
      <div className={styles.head}>
        <h2>
          Or yours, for <Claim id="your-years">{describeYears(days)}</Claim>.
        </h2>
        <p className={styles.facts}>
          <span className={styles.days}>
            {formatNumber(SHIRT_CUPS)} ÷ {cups} ={' '}
            <Claim id="your-days">{formatCount(days, 'day', 'days')}</Claim>
          </span>
          One stitch for each day.
        </p>
      </div>
      <div className={styles.cloth} ref={boxRef}>
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={`${formatNumber(days)} stitches along one thread, one for each day`}
        />
        {placed && <YearLabels placed={placed} />}
      </div>
    </div>
  );
}
