import { type PointerEvent, useState } from 'react';
import * as words from '#words/lives';
import { formatDecimals, formatNumber } from '../../../model/format';
import type { Pair } from '../../../model/lives/life';
import { judge } from '../../../model/lives/verdict';
import { type Count, countWorlds, type Outcome, WORLD_COUNT } from '../../../model/lives/worlds';
import { UNRESTORED } from '../../../ui/unrestored';
import { useLives } from '../livesStore';
import { drawYarns, placeWorlds } from './placeWorlds';
import { explainVerdict, sayVerdict } from './verdictText';
import styles from './Worlds.module.css';

/** Says one world: what it takes for true, and what comes of it. */
function describeWorld({ a, b }: Pair, { index, world, difference }: Outcome): string {
  return words.world(
    formatNumber(index + 1),
    formatDecimals(world.makingKg, 1),
    formatNumber(Math.round(1000 * world.shirtKg)),
    formatDecimals(world.dryerKwhPerKg, 2),
    formatNumber(Math.round(a.wears * world.lastingA)),
    formatNumber(Math.round(b.wears * world.lastingB)),
    formatNumber(Math.abs(Math.round(difference))),
    difference < 0,
  );
}

/** A yarn for each world, from where A is lightest to where B is. */
function Yarns({ count, picked }: { count: Count; picked: number | undefined }) {
  const { yarns, beam, ticks } = placeWorlds(count);
  const { aLighter, bLighter, even } = count;
  const pickedYarn = picked === undefined ? undefined : yarns[picked];
  return (
    <svg className={`dyed turns ${styles.picture}`} width="100%" height="100%" aria-hidden="true">
      {ticks.map(({ grams, y }, n) => (
        <g key={grams}>
          <line x2="100%" y1={`${y}%`} y2={`${y}%`} className={styles.scale} />
          <text y={`${y}%`} dy="-0.3em" className={styles.tick}>
            {n === 0 ? words.gramsLess(formatNumber(grams)) : words.gramsOf(formatNumber(grams))}
          </text>
        </g>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path d={drawYarns(yarns.filter(({ isALighter }) => isALighter))} className={styles.yarnsA} />
        <path d={drawYarns(yarns.filter(({ isALighter }) => !isALighter))} className={styles.yarnsB} />
        {pickedYarn && <path d={drawYarns([pickedYarn])} className={styles.picked} />}
      </svg>
      <rect y={`${beam}%`} width="100%" height="4" className={styles.beam} />
      {aLighter > 0 && (
        <svg x={`${Math.min(aLighter / 2 + 1, 40)}%`} y={`${beam}%`} overflow="visible" aria-hidden="true">
          <text dy="-0.6em" className={`${styles.count} ${styles.a}`}>
            {words.isLighter('A', formatNumber(aLighter))}
            {even > 0 && words.areEven(formatNumber(even))}
          </text>
        </svg>
      )}
      {bLighter > 0 && (
        <svg x="99.5%" overflow="visible" aria-hidden="true">
          <text dy="-0.7em" textAnchor="end" className={`${styles.count} ${styles.b}`}>
            {words.isLighter('B', formatNumber(bLighter))}
          </text>
        </svg>
      )}
    </svg>
  );
}

/** 200 possible worlds, one sentence of what they say, and why some say otherwise. */
export function Worlds() {
  const pair = useLives();
  const [picked, setPicked] = useState<number>();
  const count = countWorlds(pair);
  const verdict = judge(pair, count);
  const outcome = picked === undefined ? undefined : count.outcomes[picked];
  const said = outcome && describeWorld(pair, outcome);
  const point = ({ nativeEvent, currentTarget, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType !== 'mouse') return;
    const { offsetX } = nativeEvent;
    const width = currentTarget.clientWidth;
    const isTurned = document.documentElement.dir === 'rtl';
    const place = Math.floor(((isTurned ? width - offsetX : offsetX) / width) * WORLD_COUNT);
    setPicked(Math.min(WORLD_COUNT - 1, Math.max(0, place)));
  };
  return (
    <div className={styles.worlds} data-ground="night" data-computed="" data-drawing="">
      <div className={styles.say}>
        <p className={styles.verdict} data-verdict={verdict.winner}>
          {sayVerdict(
            verdict,
            <b key={verdict.winner} className={verdict.winner === 'A' ? styles.winnerA : styles.winnerB}>
              {verdict.winner}
            </b>,
          )}
        </p>
        <p className={styles.why}>{explainVerdict(verdict)}</p>
      </div>
      <div className={styles.yarns}>
        <div className={styles.box}>
          <Yarns count={count} picked={picked} />
          <input
            type="range"
            className={`needs-script screen-only ${styles.pick}`}
            {...UNRESTORED}
            min={1}
            max={WORLD_COUNT}
            value={(picked ?? 0) + 1}
            aria-label={words.pickWorld(formatNumber(WORLD_COUNT))}
            aria-valuetext={said}
            onChange={(event) => setPicked(Number(event.target.value) - 1)}
            onPointerMove={point}
            onPointerLeave={() => setPicked(undefined)}
          />
        </div>
        <p className={styles.world}>{said}</p>
      </div>
    </div>
  );
}
