import type { Ref } from 'react';
import { useInView } from 'react-intersection-observer';
import * as words from '#words/where';
import { placeFigures } from '../../data/placeFigures';
import { stressedCountries } from '../../data/waterStress';
import { formatNumber } from '../../model/format';
import { percentOf } from '../../model/percentOf';
import { placeSpans } from './placeSpans';
import styles from './Stress.module.css';

const HIGH = 75;
const ALL = 100;
const COUNTRIES = placeSpans(stressedCountries, placeFigures['grown-irrigation'].value);
const LONGEST = Math.max(...COUNTRIES.map(({ stressPercent }) => stressPercent));
/** So much of the water a country must have to be named, and so much to be named where the drawing is low, in percent. */
const NAMED = { least: 1.8, leastWhereLow: 3 };

const percent = (part: number) => percentOf(part / 100);
/** How far along a thread reaches that takes so much of its country's water; the longest ends short of the edge. */
const reach = (stress: number) => percent((97 * stress) / LONGEST);

/** A pattern of threads, one for each percent of the drawing's height. */
function Threads({ id }: { id: 'past' | 'within' }) {
  return (
    <pattern id={id} className={styles[id]} width="7" height="1%" patternUnits="userSpaceOnUse">
      <rect className={styles.body} y="0.14%" width="7" height="0.72%" />
      <line className={styles.twist} x1="1" y1="0.86%" x2="4" y2="0.14%" />
    </pattern>
  );
}

/**
 * A hundred threads, one for each percent of cotton's river water, as long as their country's stress. Names stand before the
 * beam, by brackets over their own threads: none can be read against a line.
 */
function Picture({ inViewRef }: { inViewRef: Ref<HTMLDivElement> }) {
  const named = COUNTRIES.filter(({ from, to }) => to - from > NAMED.least);
  return (
    <div
      ref={inViewRef}
      className={`dyed unbroken ${styles.picture}`}
      role="img"
      aria-label={words.stressPicture(formatNumber(placeFigures['stressed-share'].value))}
    >
      <svg className={`turns ${styles.threads}`} width="800" height="480" aria-hidden="true">
        <Threads id="past" />
        <Threads id="within" />
        <rect
          className={`screen-only ${styles.deep}`}
          x={reach(ALL)}
          width={percent(100 - (97 * ALL) / LONGEST)}
          height="100%"
        />
        {COUNTRIES.map(({ id, from, to, stressPercent }) => (
          <rect
            key={id}
            className={styles.country}
            y={percent(from)}
            width={reach(stressPercent)}
            height={percent(to - from)}
            fill={`url(#${stressPercent > HIGH ? 'past' : 'within'})`}
            data-past={stressPercent > HIGH || undefined}
          />
        ))}
        {[HIGH, ALL].map((stress) => (
          <line key={stress} className={styles.line} x1={reach(stress)} x2={reach(stress)} y2="100%" />
        ))}
        <svg x={reach(HIGH)} overflow="visible" aria-hidden="true">
          <g transform="translate(6 -10)">
            <text className="axis" textAnchor="end">
              {words.threeQuarters}
            </text>
          </g>
        </svg>
        <svg x={reach(ALL)} overflow="visible" aria-hidden="true">
          <g transform="translate(-2 -10)">
            <text className="axis">{words.allOfIt}</text>
          </g>
        </svg>
        <line className={styles.beam} y2="100%" />
        {named.map(({ id, from, to }) => (
          <svg
            key={id}
            className={styles.bracket}
            x="-12"
            y={percent(from + 0.15)}
            width="6"
            height={percent(to - from - 0.3)}
            viewBox="0 0 6 10"
            preserveAspectRatio="none"
            aria-hidden="true"
            data-small={to - from < NAMED.leastWhereLow || undefined}
          >
            <path d="M6 0H0V10H6" />
          </svg>
        ))}
        {named.map(({ id, name, from, to }) => (
          <svg
            key={id}
            y={percent((from + to) / 2)}
            overflow="visible"
            aria-hidden="true"
            data-small={to - from < NAMED.leastWhereLow || undefined}
          >
            <g transform="translate(-18 0)">
              <text className="caption" textAnchor="end" dy="0.35em">
                {name}
              </text>
            </g>
          </svg>
        ))}
      </svg>
    </div>
  );
}

/** The thirst of the land: how much of cotton's river water comes from countries that have little left. */
export function Stress() {
  const { ref, inView } = useInView({ triggerOnce: true, threshold: 0.35 });
  return (
    <section
      className={`flat ${styles.stress}`}
      data-ground="madder"
      data-part="stress"
      data-seen={inView || undefined}
    >
      <div className={styles.words}>
        <h2>{words.stressTitle}</h2>
        <p className="small">{words.stressText}</p>
        <p className="note">{words.stressNote}</p>
      </div>
      <Picture inViewRef={ref} />
    </section>
  );
}
