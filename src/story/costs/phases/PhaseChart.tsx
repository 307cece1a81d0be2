import { ticks } from 'd3-array';
import { useId } from 'react';
import * as words from '#words/costs';
import { PRODUCTION_AXES } from '#words/text/phases';
import { GROW_TOGETHER, styleGrowth } from '../../../charts/bar/barFrame';
import { bobbin, Core, Winding } from '../../../charts/bar/materials/Bobbin';
import { GROWTH } from '../../../charts/bar/materials/Growing';
import { calculateAxisEnd } from '../../../charts/bar/scales';
import { Claim } from '../../../claim/Claim';
import { type PhaseId, type ProductionPhase, productionPhases } from '../../../data/productionPhases';
import { Struck } from '../../../ledger/Struck';
import { formatNumber } from '../../../model/format';
import { formatPercent } from '../../../model/guess/percent';
import { describePhase } from '../../../model/production';
import { findHighest } from '../../../model/rank';
import { WhichOne } from '../../../ui/guess/WhichOne';
import styles from './Phases.module.css';

const AXIS_END = calculateAxisEnd(productionPhases.map(({ emissions }) => emissions));
/** Few: a window has five numbers at most. */
const TICKS = ticks(0, AXIS_END, 2);
const HIGHEST = findHighest(productionPhases, ({ emissions }) => emissions);
/** A bobbin's thickness in the units of the axis; what is drawn by them is stretched to its column. */
const THICKNESS = 100;

/** Bare cores, bobbins that are wound, bobbins that stand. */
type PhasesState = 'bare' | 'winding' | 'wound';

interface BobbinProps {
  phase: ProductionPhase;
  state: PhasesState;
  prefix: string;
}

/** From the axis's end down, at even steps: so no style has to say where a number stands. */
const AXIS_STEP = 100;
const STEPS = Array.from({ length: AXIS_END / AXIS_STEP + 1 }, (_, index) => AXIS_END - index * AXIS_STEP);

/** The axis, at the first core: so it is as high as they are. */
function Axis() {
  return (
    <ol className={styles.axis} data-axis="" aria-hidden="true">
      {STEPS.map((value) => (
        <li key={value}>{TICKS.includes(value) && <span className="tick">{formatNumber(value)}</span>}</li>
      ))}
    </ol>
  );
}

function PhaseBobbin({ phase, state, prefix }: BobbinProps) {
  const { emissions, sharePercent } = phase;
  const index = productionPhases.indexOf(phase);
  const isHighest = HIGHEST.includes(phase);
  const growth =
    state === 'winding' ? styleGrowth(emissions, index, productionPhases.length, GROW_TOGETHER) : undefined;
  return (
    <span className={styles.bobbin}>
      <svg
        viewBox={`${-THICKNESS / 2} ${-AXIS_END} ${THICKNESS} ${AXIS_END}`}
        width="100"
        height="140"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Core trackPx={AXIS_END} thicknessPx={THICKNESS} />
        <g
          className={state === 'bare' ? 'unanswered' : state === 'winding' ? GROWTH.growing : undefined}
          style={growth}
        >
          <Winding
            prefix={prefix}
            index={index}
            value={emissions}
            lengthPx={emissions}
            thicknessPx={THICKNESS}
            isHero={isHighest}
          />
        </g>
      </svg>
      {index === 0 && <Axis />}
      {isHighest && (
        <b className={`${styles.share} ${state === 'wound' ? '' : 'unanswered'}`}>
          {formatPercent(sharePercent)}
        </b>
      )}
    </span>
  );
}

/** The axis’s title as specified: what is in its brackets is struck, and what our check found stands beside it. */
function ValueTitle() {
  const [, before, unit = '', after] = /^(.*\()(.*)(\).*)$/.exec(PRODUCTION_AXES.value) ?? [];
  return (
    <p className={styles.valueTitle} data-correction="grams">
      <span>{before}</span>
      <Struck>{unit}</Struck>{' '}
      <Claim id="phases-sum">
        <strong>{words.gramsPerShirt}</strong>
      </Claim>
      <span>{after}</span>
    </p>
  );
}

interface PhaseChartProps {
  state: PhasesState;
  guess: PhaseId | undefined;
  /** One that sounds. */
  highlighted: string | undefined;
  onGuess: (id: PhaseId) => void;
  onShow: () => void;
}

/** Five bare cores on their axes, each of which can be guessed; then five bobbins that wind. */
export function PhaseChart({ state, guess, highlighted, onGuess, onShow }: PhaseChartProps) {
  const prefix = useId();
  const columns = productionPhases.map(
    (phase) =>
      [
        phase,
        <>
          <PhaseBobbin phase={phase} state={state} prefix={prefix} />
          <span className={styles.name} aria-hidden={state === 'wound' || undefined}>
            {phase.name}
          </span>
        </>,
      ] as const,
  );
  const { Definitions } = bobbin;
  return (
    <div className={styles.chart}>
      <ValueTitle />
      <div className={styles.plot}>
        <svg width="0" height="0" aria-hidden="true">
          <defs>
            <Definitions prefix={prefix} />
          </defs>
        </svg>
        {state === 'bare' ? (
          <WhichOne
            question={words.whichPhase}
            look={styles.columns}
            options={columns.map(([{ id }, sight]) => [id, sight] as const)}
            value={guess}
            onSet={onGuess}
            onShow={onShow}
            isTapped
          />
        ) : (
          <ul className={styles.columns}>
            {columns.map(([phase, sight]) => (
              <li
                key={phase.id}
                data-guessed={phase.id === guess ? '' : undefined}
                data-highlighted={phase.id === highlighted ? '' : undefined}
              >
                {sight}
                {state === 'wound' && <span className="visually-hidden">{describePhase(phase)}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className={styles.categoryTitle}>{PRODUCTION_AXES.category}</p>
    </div>
  );
}
