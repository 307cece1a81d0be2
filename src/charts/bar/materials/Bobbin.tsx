import { memo } from 'react';
import { COLORS } from '../../../theme/tokens';
import { Growing } from './Growing';
import type { Material, MaterialProps } from './material';
import { placeThreadTurns } from './threadTurns';

/** One turn of thread on a bobbin. */
const VALUE_PER_TURN = 10;

const THREAD = { base: '#3b3a37', shade: '#1d1c1b', shine: '#8e8c86' };
const HERO_THREAD = { base: '#9e2418', shade: '#5d110a', shine: '#e2604f' };

interface TurnsProps extends Pick<MaterialProps, 'index' | 'value' | 'lengthPx' | 'thicknessPx' | 'isHero'> {
  prefix: string;
}

// The turns are drawn once; only the window that uncovers them moves.
function Turns({ index, value, lengthPx, thicknessPx, isHero, prefix }: TurnsProps) {
  const turns = value / VALUE_PER_TURN;
  const turnPx = turns > 0 ? lengthPx / turns : 0;
  const paths = placeThreadTurns(turns, turnPx, thicknessPx, index);
  const thread = isHero ? HERO_THREAD : THREAD;
  const id = `${prefix}turns${index}`;
  return (
    <g fill="none" strokeLinecap="round">
      <g stroke={thread.shade} strokeWidth={turnPx * 1.1}>
        <path id={id} d={paths.turns} />
      </g>
      <use href={`#${id}`} stroke={thread.base} strokeWidth={turnPx * 0.8} />
      <path d={paths.shine} stroke={thread.shine} strokeWidth={Math.max(0.6, turnPx * 0.2)} opacity={0.5} />
      <rect
        x={-thicknessPx / 2}
        y={-lengthPx}
        width={thicknessPx}
        height={lengthPx}
        fill={`url(#${prefix}round)`}
        stroke="none"
      />
    </g>
  );
}

/** The wooden core that stands before it is wound. */
export function Core({ trackPx, thicknessPx }: Pick<MaterialProps, 'trackPx' | 'thicknessPx'>) {
  const peg = thicknessPx * 0.14;
  const flange = thicknessPx * 1.16;
  return (
    <>
      <rect x={-peg / 2} y={-trackPx - 4} width={peg} height={trackPx + 4} fill="#cdbfa6" />
      <rect x={peg * 0.14} y={-trackPx - 4} width={peg * 0.36} height={trackPx + 4} fill="#b3a284" />
      <circle cy={-trackPx - 5} r={peg * 0.6 + 1.5} fill={COLORS['walnut-mid']} />
      <rect x={-flange / 2} y={1} width={flange} height={7} rx={3} fill={COLORS['walnut-mid']} />
      <rect x={-flange / 2 + 3} y={2} width={flange - 6} height={1.8} fill="#7d573a" />
    </>
  );
}

/** The thread that is wound on it. */
export function Winding({
  index,
  value,
  lengthPx,
  thicknessPx,
  isHero = false,
  prefix,
}: Omit<MaterialProps, 'trackPx'> & { prefix: string }) {
  return (
    <Growing id={`${prefix}clip${index}`} widthPx={thicknessPx * 2} lengthPx={lengthPx}>
      <Turns {...{ index, value, lengthPx, thicknessPx, isHero, prefix }} />
    </Growing>
  );
}

const BobbinBar = (props: MaterialProps & { prefix: string }) => (
  <>
    <Core {...props} />
    <Winding {...props} />
  </>
);

function BobbinDefinitions({ prefix }: { prefix: string }) {
  return (
    <linearGradient id={`${prefix}round`}>
      <stop offset="0" stopOpacity={0.5} />
      <stop offset="0.22" stopOpacity={0.08} />
      <stop offset="0.4" stopColor={COLORS.white} stopOpacity={0.16} />
      <stop offset="0.62" stopOpacity={0.05} />
      <stop offset="1" stopOpacity={0.58} />
    </linearGradient>
  );
}

/** Thread wound on a peg; the hero's is madder red. */
export const bobbin: Material = { Bar: memo(BobbinBar), Definitions: BobbinDefinitions };
