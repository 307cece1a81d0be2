import { useState } from 'react';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, calculateYears, describeYears, SHIRT_CUPS } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { Spread } from '../../../ui/Spread';
import styles from '../Closing.module.css';
import type { PlacedStitches } from './placeYears';
import { type YearsLayout, yearsScene } from './scene';

function YearLabels({ placed }: { placed: PlacedStitches }) {
  const isNarrow = placed.leftPx < 40;
  return (
    <ul aria-hidden="true">
      {placed.rows
        .filter(({ year }) => year !== undefined)
        .map(({ yPx, year, isRest }) => (
          <li key={yPx} className="label" style={{ top: yPx - (isNarrow ? 27 : 9) }}>
            {isRest
              ? `+ ${words.days(placed.restDays, formatNumber(placed.restDays))}`
              : words.year(year ?? 0)}
          </li>
        ))}
    </ul>
  );
}

/** The same water as one visitor's drinks: one stitch for each day, one row for each year. */
export function Years({ cups }: { cups: DailyCups }) {
  const [layout, setLayout] = useState<YearsLayout>();
  const days = calculateDaysOfDrinking(cups);
  const scene = useScene(yearsScene, { days }, { onLayout: setLayout });
  return (
    <div className={styles.years} data-part="years">
      <Spread
        className={styles.head}
        picture={
          <p>
            <span className={styles.days}>
              <span>{words.daysDivision(formatNumber(SHIRT_CUPS), cups)}</span>
              <Claim id="your-days" value={days}>
                {words.days(days, formatNumber(days))}
              </Claim>
            </span>
            {words.oneStitch}
          </p>
        }
      >
        <h2>{words.yearsTitle(calculateYears(days), describeYears(days))}</h2>
      </Spread>
      <div className={styles.cloth} ref={scene.ref('root')}>
        <SceneCanvas
          scene={scene}
          label={words.yearsPicture(formatNumber(days))}
          style={layout && { width: layout.widthPx, height: layout.placed.heightPx }}
        />
        {layout && <YearLabels placed={layout.placed} />}
      </div>
    </div>
  );
}
