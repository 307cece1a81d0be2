import { useId } from 'react';
import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import { placeFigures } from '../../data/placeFigures';
import { type CountryId, stressedCountries } from '../../data/waterStress';
import { formatNumber } from '../../model/format';
import { formatFigure } from '../../model/formatFigure';
import { FoldedNumbers } from './FoldedNumbers';
import styles from './Stress.module.css';
import { findSpan, placeYarns, traceYarns } from './yarns';

const HIGH = 75;
const ALL = 100;
const PIECES = placeYarns(stressedCountries, placeFigures['grown-irrigation'].value);
const HOT = PIECES.filter(({ stress }) => stress > HIGH);
const OTHERS = PIECES.filter(({ stress }) => stress <= HIGH);
const LONGEST = Math.max(...PIECES.map(({ stress }) => stress));

interface Room {
  className: string | undefined;
  width: number;
  height: number;
  /** Those that have room for their name. */
  named: readonly CountryId[];
}

const FEW: readonly CountryId[] = ['uzbekistan', 'pakistan', 'india', 'usa'];
const ROOMS: readonly Room[] = [
  {
    className: styles.wide,
    width: 1340,
    height: 470,
    named: [...FEW, 'turkmenistan', 'turkiye', 'australia'],
  },
  { className: styles.narrow, width: 354, height: 400, named: FEW },
  { className: styles.middle, width: 800, height: 182, named: FEW },
];
/** Below the longest yarn its name stands, above the beam the bracket. */
const FOOT = 30;
const HEAD = 34;
const NAME_PX = 18;

/** A country's name below its yarns; at the drawing's ends it stands within it. */
function placeName(id: CountryId) {
  const { from, to } = findSpan(PIECES, id);
  if (from + to > 184) return { percent: 100, textAnchor: 'end' } as const;
  // A short row of yarns has its name from its own start, clear of the longer ones before it.
  if (from === 0 || to - from < 8) return { percent: from, textAnchor: 'start' } as const;
  return { percent: (from + to) / 2, textAnchor: 'middle' } as const;
}

/** A name's base line below its yarns; of a country below three quarters it never hangs across that line. */
function placeBelow(stressPercent: number, scale: number): number {
  const y = stressPercent * scale + NAME_PX;
  return stressPercent < HIGH ? Math.min(y, HIGH * scale - 7) : y;
}

/** One hundred yarns, one for each percent of cotton's river water; as long as their country's stress. */
function Yarns({ className, width, height, named }: Room) {
  const twist = useId();
  const scale = (height - FOOT) / LONGEST;
  const across = width / 100;
  const stressed = HOT.at(-1)?.to ?? 0;
  const line = (percent: number, text: string, isDeep = false) => (
    <>
      <path className={styles.line} d={`M0 ${percent * scale}H${width}`} />
      <g transform={`translate(${width} ${percent * scale + (isDeep ? 20 : -7)})`}>
        <text className="axis" textAnchor="end" data-deep={isDeep || undefined}>
          {text}
        </text>
      </g>
    </>
  );
  return (
    <svg
      className={`turns ${className}`}
      viewBox={`0 ${-HEAD} ${width} ${height + HEAD}`}
      width={width}
      height={height + HEAD}
      aria-hidden="true"
    >
      <pattern id={twist} width={across} height={across * 0.72} patternUnits="userSpaceOnUse">
        <path className={styles.twist} d={`M0 ${across * 0.72}L${across} 0`} />
      </pattern>
      {/* To the end of the section, which clips it. */}
      <rect className={styles.deep} x={-200} y={ALL * scale} width={width + 400} height={9999} />
      {[HOT, OTHERS].map((pieces) => {
        const yarns = traceYarns(pieces, across, scale);
        return (
          <g key={yarns} className={pieces === HOT ? styles.hot : styles.others}>
            <path d={yarns} />
            <path d={yarns} fill={`url(#${twist})`} />
          </g>
        );
      })}
      <path className={styles.rest} d={`M${98.8 * across} 0v14M${99.5 * across} 0v14`} />
      <path className={styles.bracket} d={`M1 -8V-17H${stressed * across - 2}V-8`} />
      <g transform={`translate(${(stressed * across) / 2} -22)`}>
        <text className="axis" textAnchor="middle">
          {words.yarns(formatNumber(Math.round(stressed)))}
        </text>
      </g>
      <path className={styles.beam} d={`M0 -3H${width}`} />
      {line(HIGH, words.threeQuarters)}
      {line(ALL, words.allOfIt, true)}
      {stressedCountries
        .filter(({ id }) => named.includes(id))
        .map(({ id, name, stressPercent }) => {
          const { percent, textAnchor } = placeName(id);
          return (
            <g key={id} transform={`translate(${percent * across} ${placeBelow(stressPercent, scale)})`}>
              <text className="caption" textAnchor={textAnchor} data-deep={stressPercent > ALL || undefined}>
                {`${name} ${formatFigure({ value: Math.round(stressPercent), unit: 'percent' })}`}
              </text>
            </g>
          );
        })}
    </svg>
  );
}

/** The thirst of the land: how much of cotton's river water comes from countries that have little left. */
export function Stress() {
  const stressed = formatNumber(placeFigures['stressed-share'].value);
  return (
    <section className={styles.stress} data-ground="madder" data-part="stress">
      <div className={styles.head}>
        <h2>{words.stressTitle}</h2>
        <div>
          <p className="lead">{words.stressText}</p>
          <p className="note">{words.stressNote}</p>
        </div>
      </div>
      <div className={styles.drawn}>
        <div className={styles.picture} role="img" aria-label={words.stressPicture(stressed)}>
          {ROOMS.map((room) => (
            <Yarns key={room.width} {...room} />
          ))}
        </div>
        <div className={styles.past}>
          <h3>{words.pastTitle}</h3>
          <p>{words.pastAll}</p>
        </div>
      </div>
      <p className="small">{words.yarnKey}</p>
      <p className="small">{words.twoStudies}</p>
      <FoldedNumbers>
        <table>
          <caption className="visually-hidden">{words.stressTable}</caption>
          <thead>
            <tr>
              <th scope="col">{words.countryColumn}</th>
              <th scope="col">{words.volumeColumn}</th>
              <th scope="col">{words.stressColumn}</th>
            </tr>
          </thead>
          <tbody>
            {stressedCountries.map(({ id, name, irrigationKm3 }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td>
                  <WhereClaim id={`${id}-volume`}>{formatNumber(irrigationKm3)}</WhereClaim>
                </td>
                <td>
                  <WhereClaim id={`${id}-stress`} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </FoldedNumbers>
    </section>
  );
}
