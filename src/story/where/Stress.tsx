import * as words from '#words/where';
import { WhereClaim } from '../../claim/WhereClaim';
import { placeFigures } from '../../data/placeFigures';
import { type CountryId, stressedCountries } from '../../data/waterStress';
import { formatNumber } from '../../model/format';
import { SaveScene } from '../../save/SaveScene';
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

const ROOMS: readonly Room[] = [
  {
    className: styles.wide,
    width: 1340,
    height: 470,
    named: ['uzbekistan', 'turkmenistan', 'pakistan', 'india', 'turkiye', 'usa', 'australia'],
  },
  { className: styles.narrow, width: 354, height: 400, named: ['uzbekistan', 'pakistan', 'india', 'usa'] },
];

/** One hundred yarns, one for each percent of cotton's river water; as long as their country's stress. */
function Yarns({ className, width, height, named }: Room) {
  const foot = 46;
  const scale = (height - foot) / LONGEST;
  const across = width / 100;
  const line = (percent: number, text: string) => (
    <>
      <path className={styles.line} d={`M0 ${percent * scale}H${width}`} />
      <text className="axis" x={width} y={percent * scale - 7} textAnchor="end">
        {text}
      </text>
    </>
  );
  return (
    <svg
      className={className}
      viewBox={`0 -6 ${width} ${height + 6}`}
      width={width}
      height={height + 6}
      aria-hidden="true"
    >
      {/* To the end of the section, which clips it. */}
      <rect className={styles.deep} x={-200} y={ALL * scale} width={width + 400} height={9999} />
      <g transform={`scale(${across} ${scale})`}>
        <path className={styles.hot} d={traceYarns(HOT, (stress) => stress)} />
        <path className={styles.others} d={traceYarns(OTHERS, (stress) => stress)} />
        <path className={styles.rest} d="M98.8 0V6M99.5 0V6" />
      </g>
      <path className={styles.beam} d={`M0 -3H${width}`} />
      {line(HIGH, words.threeQuarters)}
      {line(ALL, words.allOfIt)}
      {stressedCountries
        .filter(({ id }) => named.includes(id))
        .map(({ id, name, stressPercent }) => {
          const { from, to } = findSpan(PIECES, id);
          const x = ((from + to) / 2) * across;
          // At the drawing's ends a name stands within it.
          const isLast = from + to > 184;
          // A short row of yarns has its name from its own start, clear of the longer ones before it.
          const isFirst = from === 0 || to - from < 8;
          return (
            <text
              key={id}
              className="axis"
              x={isLast ? width : isFirst ? from * across : x}
              y={stressPercent * scale + 15}
              textAnchor={isLast ? 'end' : isFirst ? 'start' : 'middle'}
            >
              {`${name} ${formatNumber(Math.round(stressPercent))}%`}
            </text>
          );
        })}
    </svg>
  );
}

/** The thirst of the land: how much of cotton's river water comes from countries that have little left. */
export function Stress() {
  const stressed = formatNumber(placeFigures['stressed-share'].value);
  return (
    <section className={styles.stress} data-ground="madder" data-part="stress" data-picture="stress">
      <div className={styles.head}>
        <h2>{words.stressTitle}</h2>
        <p className="lead">{words.stressText}</p>
      </div>
      <div className={styles.picture} role="img" aria-label={words.stressPicture(stressed)}>
        {ROOMS.map((room) => (
          <Yarns key={room.width} {...room} />
        ))}
      </div>
      <p className="small">{words.yarnKey}</p>
      <p className="small">{words.pastAll}</p>
      <p className="small">{words.twoStudies}</p>
      <SaveScene />
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
