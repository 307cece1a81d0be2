import { useState } from 'react';
import * as words from '#words/shirt';
import { Claim } from '../../../claim/Claim';
import { formatNumber } from '../../../model/format';
import { calculateDaysOfDrinking, calculateYears, describeYears } from '../../../model/shirt';
import type { DailyCups } from '../../../model/userInput';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import styles from '../ShirtStory.module.css';
import { type YearsLayout, yearsScene } from './scene';

/** The same water as one visitor's drinks: one stitch for each day, along one thread. */
export function Years({ cups }: { cups: DailyCups }) {
  const [layout, setLayout] = useState<YearsLayout>();
  const days = calculateDaysOfDrinking(cups);
  const scene = useScene(yearsScene, { days }, { onLayout: setLayout });
  return (
    <div data-part="years">
      <p>
        {words.yours(
          <Claim id="your-days" value={days}>
            {words.days(days, formatNumber(days))}
          </Claim>,
          <Claim id="your-years" value={calculateYears(days)}>
            {describeYears(days)}
          </Claim>,
        )}
      </p>
      <div className={`scroll-only ${styles.stitches}`} ref={scene.ref('root')}>
        <SceneCanvas
          scene={scene}
          label={words.yearsPicture(formatNumber(days))}
          style={layout && { width: layout.placed.widthPx, height: layout.placed.heightPx }}
        />
      </div>
    </div>
  );
}
