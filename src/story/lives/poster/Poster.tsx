import * as words from '#words/lives';
import { Fact } from '../Fact';
import styles from './Poster.module.css';
import { drawEdge, drawHalf } from './shirtHalves';

/** A twisted thread: a dark edge, its dye, and the twist. */
function Thread({ path, className }: { path: string; className: string | undefined }) {
  return (
    <g className={className}>
      <path d={path} className={styles.edge} />
      <path d={path} className={styles.ply} />
      <path d={path} className={styles.twist} />
    </g>
  );
}

/** One shirt cut in two dyes: the thread comes in at its collar and parts at the hem. */
function Shirt() {
  return (
    <svg
      className={`turns ${styles.shirt}`}
      viewBox="0 0 1000 1060"
      width="1000"
      height="1060"
      aria-hidden="true"
    >
      <path d={drawHalf(-1)} className={styles.vat} />
      <path d={drawHalf(1)} className={styles.weld} />
      <path d="M500 100V985M214 952H786" className={styles.seam} />
      <Thread path="M500-20V100" className={styles.whole} />
      <Thread path={drawEdge(-1)} className={styles.left} />
      <Thread path={drawEdge(1)} className={styles.right} />
      {[
        ['A', 356],
        ['B', 644],
      ].map(([life, x]) => (
        <g key={life} transform={`translate(${x} 690)`}>
          <text textAnchor="middle" className="wood">
            {life}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The page's head: two lives of one shirt, and what the dashed line means. */
export function Poster() {
  return (
    <section className={styles.poster} data-ground="weld">
      <h1>
        <span className="poster">{words.titleFirst}</span> <span className="poster">{words.titleSecond}</span>
      </h1>
      <Shirt />
      <div className={styles.a}>
        <p className={styles.name}>{words.posterA}</p>
        <p>{words.posterWorn(<Fact id="life-wears" wording={words.wornTimes} />)}</p>
      </div>
      <div className={styles.b}>
        <p className={styles.name}>{words.posterB}</p>
        <p>{words.posterDryer(<Fact id="washes-dried" />)}</p>
      </div>
      <p className={styles.ask}>{words.posterAsk}</p>
    </section>
  );
}
