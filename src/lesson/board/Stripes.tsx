import { useState } from 'react';
import * as words from '#words/lesson';
import { formatCups, formatNumber } from '../../model/format';
import { SceneCanvas, useScene } from '../../scene/useScene';
import styles from './ClassPage.module.css';
import { countDays, stripesScene } from './scene';

/** How many days of the class one shirt is: as a number, and as its stripes. */
export function Stripes({ cupsPerDay }: { cupsPerDay: number }) {
  const [moves, setMoves] = useState({ cupsPerDay, before: cupsPerDay, rest: 0 });
  if (moves.cupsPerDay !== cupsPerDay)
    setMoves({ cupsPerDay, before: moves.cupsPerDay, rest: 1 - moves.rest });
  const { rest, ...props } = moves;
  const scene = useScene(stripesScene, props, { rest });
  const days = formatNumber(countDays(cupsPerDay));
  return (
    <>
      {cupsPerDay > 0 && (
        <h2 className={styles.days} data-letters={days.length}>
          <b className="number" ref={scene.ref('days')}>
            {days}
          </b>{' '}
          <span>{words.daysOfCups}</span>
        </h2>
      )}
      <div className={`screen-only ${styles.shirt}`}>
        <div className={`turns ${styles.stage}`} ref={scene.ref('root')}>
          <SceneCanvas scene={scene} label={words.stripes(formatCups(cupsPerDay))} />
          <p className={styles.oneDay} ref={scene.ref('oneDay')} aria-hidden="true">
            <span className="upright">{words.oneDay}</span>
          </p>
        </div>
      </div>
    </>
  );
}
