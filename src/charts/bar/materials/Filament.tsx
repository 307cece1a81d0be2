import { memo } from 'react';
import { COLORS } from '../../../theme/tokens';
import { calculateValuePerTurn } from './coil';
import { GLOWING, Growing } from './Growing';
import type { Material, MaterialProps } from './material';

const round = (value: number) => Math.round(value * 100) / 100;

/** The coil's strands are the dashes of one thick line: the same few bytes for any number of turns. */
function Strands({ lengthPx, thicknessPx, turnPx, share, tilt, color }: StrandsProps) {
  const strandPx = round(turnPx * share);
  return (
    <path
      d={`M0 ${round(-turnPx * (0.5 - share / 2))}V${round(-lengthPx)}`}
      stroke={color}
      strokeWidth={thicknessPx}
      strokeDasharray={`${strandPx} ${round(turnPx * 1000 - strandPx * 1000) / 1000}`}
      transform={`skewY(${tilt})`}
    />
  );
}

interface StrandsProps {
  lengthPx: number;
  thicknessPx: number;
  turnPx: number;
  /** How much of a turn the strand fills. */
  share: number;
  /** Degrees that the strand leans. */
  tilt: number;
  color: string;
}

function Wire({
  value,
  lengthPx,
  trackPx,
  thicknessPx,
  prefix,
}: Omit<MaterialProps, 'index'> & { prefix: string }) {
  const axisEnd = lengthPx > 0 ? (value * trackPx) / lengthPx : 1;
  const turnPx = (trackPx * calculateValuePerTurn(axisEnd, trackPx)) / axisEnd;
  const tilt = (Math.atan2(turnPx / 2, thicknessPx) * 180) / Math.PI;
  const strand = { lengthPx, thicknessPx, turnPx };
  return (
    <>
      <Strands {...strand} share={0.34} tilt={round(tilt)} color="#a4641a" />
      <Strands {...strand} share={0.62} tilt={round(-tilt)} color="#ffc94a" />
      <rect
        x={-thicknessPx / 2 - 1}
        y={-lengthPx}
        width={thicknessPx + 2}
        height={lengthPx}
        fill={`url(#${prefix}round)`}
      />
    </>
  );
}

function FilamentBar({ index, prefix, ...bar }: MaterialProps & { prefix: string }) {
  const { lengthPx, thicknessPx } = bar;
  return (
    <>
      <ellipse
        className={GLOWING}
        cy={-lengthPx / 2}
        rx={thicknessPx * 1.5}
        ry={lengthPx / 2}
        fill={`url(#${prefix}glow)`}
      />
      <Growing id={`${prefix}clip${index}`} widthPx={thicknessPx * 2} lengthPx={lengthPx}>
        <Wire {...bar} prefix={prefix} />
      </Growing>
      <rect x={-thicknessPx * 0.56} y={-4} width={thicknessPx * 1.12} height={5} rx={1.5} fill="#c9a25a" />
    </>
  );
}

function FilamentDefinitions({ prefix }: { prefix: string }) {
  return (
    <>
      <radialGradient id={`${prefix}glow`}>
        <stop offset="0" stopColor="#ffb02e" stopOpacity={0.34} />
        <stop offset="1" stopColor="#ffb02e" stopOpacity={0} />
      </radialGradient>
      <linearGradient id={`${prefix}round`}>
        <stop offset="0" stopColor={COLORS.ember} stopOpacity={0.5} />
        <stop offset="0.3" stopColor={COLORS.ember} stopOpacity={0} />
        <stop offset="0.45" stopColor="#fff3c4" stopOpacity={0.3} />
        <stop offset="0.65" stopColor={COLORS.ember} stopOpacity={0} />
        <stop offset="1" stopColor={COLORS.ember} stopOpacity={0.55} />
      </linearGradient>
    </>
  );
}

/** A glowing coil of wire. */
export const filament: Material = { Bar: memo(FilamentBar), Definitions: FilamentDefinitions };
