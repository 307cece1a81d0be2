import { memo } from 'react';
import { COLORS } from '../../theme/tokens';
import { GrowthClip } from './GrowthClip';
import type { Material, MaterialProps } from './material';

/** Turns thinner than this cannot be told apart; then one turn stands for four. */
const THINNEST_TURN_PX = 1.9;
const COARSE = 4;

/** How much one turn of the filament stands for: 1, or 4 where the axis is short. */
export function calculateValuePerTurn(axisEnd: number, trackPx: number): number {
  return trackPx / axisEnd < THINNEST_TURN_PX ? COARSE : 1;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A coil wound upward from (0, 0): the strands in front and those behind, as path data. */
export function placeCoil(
  turns: number,
  turnPx: number,
  thicknessPx: number,
): { front: string; back: string } {
  const half = round(thicknessPx / 2);
  const coil = { front: '', back: '' };
  for (let turn = 0; turn < turns; turn++) {
    const y = round(-turn * turnPx - turnPx * 0.25);
    const middle = round(y - turnPx / 2);
    coil.front += `M${-half} ${y}Q0 ${round(y + turnPx * 0.15)} ${half} ${middle}`;
    coil.back += `M${half} ${middle}L${-half} ${round(y - turnPx)}`;
  }
  return coil;
}

const Wire = memo(function Wire({
  value,
  lengthPx,
  trackPx,
  thicknessPx,
  prefix,
}: Omit<MaterialProps, 'growth' | 'index'> & { prefix: string }) {
  const axisEnd = lengthPx > 0 ? (value * trackPx) / lengthPx : 1;
  const perTurn = calculateValuePerTurn(axisEnd, trackPx);
  const turnPx = (trackPx * perTurn) / axisEnd;
  const coil = placeCoil(value / perTurn, turnPx, thicknessPx);
  return (
    <g fill="none" strokeLinecap="round">
      <path d={coil.back} stroke="#a4641a" strokeWidth={turnPx * 0.32} />
      <path d={coil.front} stroke="#ffc94a" strokeWidth={turnPx * 0.62} />
      <rect
        x={-thicknessPx / 2 - 1}
        y={-lengthPx}
        width={thicknessPx + 2}
        height={lengthPx}
        fill={`url(#${prefix}round)`}
      />
    </g>
  );
});

function FilamentBar({ index, growth, prefix, ...bar }: MaterialProps & { prefix: string }) {
  const { lengthPx, thicknessPx } = bar;
  return (
    <>
      <ellipse
        cy={(-lengthPx * growth) / 2}
        rx={thicknessPx * 1.5}
        ry={(lengthPx * growth) / 2 + 22}
        fill={`url(#${prefix}glow)`}
        opacity={growth}
      />
      <GrowthClip id={`${prefix}clip${index}`} widthPx={thicknessPx * 2} lengthPx={lengthPx} growth={growth}>
        <Wire {...bar} prefix={prefix} />
      </GrowthClip>
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
export const filament: Material = { Bar: FilamentBar, Definitions: FilamentDefinitions };
