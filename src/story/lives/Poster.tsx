import * as words from '#words/lives';
import { formatNumber } from '../../model/format';
import { OPENING } from '../../model/lives/life';
import { WhichOne } from '../../ui/guess/WhichOne';
import { Fact } from './Fact';
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

/** One shirt on two grounds, whose letters are holes in it: the thread comes in at its collar and parts at the hem. */
function Shirt() {
  return (
    <div className={styles.picture}>
      <svg
        className={`turns cover ${styles.shirt}`}
        viewBox="0 0 1000 1050"
        width="1000"
        height="1050"
        aria-hidden="true"
      >
        <path d={`${drawHalf(-1)}${drawHalf(1)}`} className={`screen-only ${styles.cloth}`} />
        <path d="M500 112V985M214 945H786" className={styles.seam} />
        <Thread path="M500-40V100" className={styles.whole} />
        <Thread path={drawEdge(-1)} className={styles.left} />
        <Thread path={drawEdge(1)} className={styles.right} />
        {(['A', 'B'] as const).map((life) => (
          <g key={life} transform={`translate(${life === 'A' ? 356 : 644} 690)`} data-letter={life}>
            <text textAnchor="middle" className="wood">
              {life}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

const LETTERS = [
  [
    'a',
    <span key="a" className={styles.letter}>
      A
    </span>,
  ],
  [
    'b',
    <span key="b" className={styles.letter}>
      B
    </span>,
  ],
] as const;

interface PosterProps {
  guess: 'a' | 'b' | undefined;
  onGuess: (guess: 'a' | 'b') => void;
  onShow: () => void;
}

/** The page's head: two lives of one shirt, and which of them a reader takes for the lighter one. */
export function Poster({ guess, onGuess, onShow }: PosterProps) {
  return (
    <section className={styles.poster} data-ground="halves">
      <h1>
        <span className="poster">{words.titleFirst}</span> <span className="poster">{words.titleSecond}</span>
      </h1>
      <Shirt />
      <div className={styles.a}>
        <p className={styles.name}>
          {words.posterWorn('A', <Fact id="life-wears" wording={words.wornTimes} />)}
        </p>
        <p>{words.posterRule}</p>
      </div>
      <div className={styles.b}>
        <p className={styles.name} data-computed="">
          {words.posterWorn(
            'B',
            <span className={styles.times}>
              {words.wornTimes.replace('#', formatNumber(OPENING.b.wears))}
            </span>,
          )}
        </p>
        <p>{words.posterDryer(<Fact id="washes-dried" />)}</p>
      </div>
      <div className={styles.ask}>
        <p className={styles.question}>{words.posterAsk}</p>
        <div className="needs-script screen-only">
          <WhichOne
            question={words.posterAsk}
            look={styles.pills}
            options={LETTERS}
            value={guess}
            onSet={onGuess}
            onShow={onShow}
            isTapped
          />
        </div>
      </div>
    </section>
  );
}
