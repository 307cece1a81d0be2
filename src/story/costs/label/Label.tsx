import type { ReactNode } from 'react';
import { useInView } from 'react-intersection-observer';
import * as label from '#words/text/label';
import { Claim } from '../../../claim/Claim';
import { figures } from '../../../data/figures';
import { productionPhases } from '../../../data/productionPhases';
import { COTTON_CUPS } from '../../../data/shirt';
import { formatCups, formatNumber } from '../../../model/format';
import { formatFigure } from '../../../model/formatFigure';
import { formatPercent } from '../../../model/guess/percent';
import { CUPS_SCALE, LAKE_SCALE, PHASE_IDS } from '../../../model/guess/reader';
import { placeShare, type Scale } from '../../../model/guess/scale';
import { percentOf } from '../../../model/percentOf';
import { calculateCupsPerWear } from '../../../model/tips';
import { SceneCanvas, useScene } from '../../../scene/useScene';
import { createLogoPath, LOGO_VIEW_BOX } from '../../../theme/logo';
import { useSaid } from '../../../ui/reader';
import { START_WEARS, WEARS_SCALE } from '../wear/wearsScale';
import { useGuessedPlace } from './guessedPlace';
import styles from './Label.module.css';
import { labelScene } from './scene';
import { sewThread } from './sewThread';

const LOGO = createLogoPath();
/** So much of the label must be seen before it is sewn. */
const SEEN_SHARE = 0.4;

/** A guess beside what it takes, as text and as shares of its line. */
interface LineProps {
  guess: { text: string; share: number } | undefined;
  truth: ReactNode;
  share: number;
  /** What it is: "of Lake Ontario". */
  name: string;
}

function Thread({ guess, share }: Pick<LineProps, 'guess' | 'share'>) {
  const { pieces, knots } = sewThread(guess?.share, share);
  return (
    <svg className={`turns screen-only ${styles.thread}`} aria-hidden="true">
      <line className={styles.seam} x2="100%" />
      {pieces.map(({ from, to, look }) => (
        <g key={look} className={styles[look]}>
          <line className={styles.edge} x1={percentOf(from)} x2={percentOf(to)} />
          <line className={styles.sewn} x1={percentOf(from)} x2={percentOf(to)} />
        </g>
      ))}
      {knots.map(({ at, look }) => (
        <circle key={look} className={styles.knot} data-look={look} cx={percentOf(at)} r="9" />
      ))}
    </svg>
  );
}

function Line({ guess, truth, share, name }: LineProps) {
  return (
    <li className={styles.line}>
      {guess && (
        <p className={styles.guessed}>
          <b className="figure">{guess.text}</b> <span>{label.youGuessed}</span>
        </p>
      )}
      <Thread guess={guess} share={share} />
      <p className={styles.truth}>
        <b className="figure">{truth}</b> <span>{name}</span>
      </p>
    </li>
  );
}

/** The lines, each with what the reader guessed of it, where they did. The place is sewn only then. */
function useLines() {
  const said = useSaid();
  const place = useGuessedPlace();
  const put = (scale: Scale, value: number | undefined, text: (value: number) => string) =>
    value === undefined ? undefined : { text: text(value), share: placeShare(scale, value) };
  const phaseShare = (index: number) => index / (PHASE_IDS.length - 1);
  const phase = productionPhases.findIndex(({ id }) => id === said.phase);
  const garment = productionPhases.findIndex(({ id }) => id === 'garment');
  const wears = said.wears ?? START_WEARS;
  const cupsAWear = formatCups(calculateCupsPerWear(wears));
  const nameWears = (value: number) => formatFigure({ value, unit: 'wears' });
  const lines: (LineProps & { id: string })[] = [
    {
      id: 'cups',
      guess: put(CUPS_SCALE, said.guess, formatNumber),
      truth: <Claim id="cotton-cups" format="number" />,
      share: placeShare(CUPS_SCALE, COTTON_CUPS),
      name: label.cupsInShirt,
    },
    {
      id: 'lake',
      guess: put(LAKE_SCALE, said.lake, formatPercent),
      truth: <Claim id="lake-share" />,
      share: placeShare(LAKE_SCALE, figures['lake-share'].value),
      name: label.ofLake,
    },
    {
      id: 'phase',
      guess: phase < 0 ? undefined : { text: productionPhases[phase]?.name ?? '', share: phaseShare(phase) },
      truth: (
        <>
          <span>{`${productionPhases[garment]?.name} `}</span>
          <Claim id="garment-phase-share" />
        </>
      ),
      share: phaseShare(garment),
      name: label.mostCo2,
    },
    {
      id: 'wears',
      guess: put(WEARS_SCALE, said.wears, nameWears),
      truth: wears === START_WEARS ? <Claim id="cups-per-wear-30">{cupsAWear}</Claim> : cupsAWear,
      share: placeShare(WEARS_SCALE, wears),
      name: said.wears === undefined ? label.aWearAt(nameWears(wears)) : label.aWear,
    },
  ];
  if (place) {
    const { guessed, thirstiest } = place;
    lines.splice(1, 0, {
      id: 'place',
      guess: { text: guessed.name, share: guessed.share },
      truth: thirstiest.name,
      share: thirstiest.share,
      name: label.thirstiest,
    });
  }
  return lines;
}

/** The story's one ending: what the reader guessed beside what it takes, as threads on one shirt. */
export function Label() {
  const { ref: inViewRef, inView } = useInView({ threshold: SEEN_SHARE, triggerOnce: true });
  const { cups = 0 } = useSaid();
  const scene = useScene(labelScene, { cups });
  const lines = useLines();
  const hasGuess = lines.some(({ guess }) => guess !== undefined);
  return (
    <div className={`flat ${styles.label}`} ref={inViewRef} data-label="">
      <svg className={`screen-only cover ${styles.border}`} aria-hidden="true">
        <rect />
        <rect />
      </svg>
      <h2 className={styles.heading}>{hasGuess ? label.whatYouGuessed : label.whatItTakes}</h2>
      <p className={`screen-only ${styles.logo}`} aria-hidden="true">
        <svg viewBox={LOGO_VIEW_BOX} width="30" height="40" aria-hidden="true">
          <path d={LOGO} />
        </svg>
        Threadprint
      </p>
      <div className={styles.shirt}>
        <div className={styles.cloth} ref={scene.ref('root')}>
          <SceneCanvas scene={scene} label={label.shirtPicture(formatCups(COTTON_CUPS))} />
        </div>
        {/* One of them answers a question of this page: none is told before the label is seen. */}
        <ol className={`${styles.lines} ${inView ? '' : 'unanswered'}`} data-sewn={inView ? '' : undefined}>
          {lines.map(({ id, ...line }) => (
            <Line key={id} {...line} />
          ))}
        </ol>
      </div>
    </div>
  );
}
