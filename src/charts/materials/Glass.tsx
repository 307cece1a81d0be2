import { COLORS } from '../../theme/tokens';
import type { Material, MaterialProps } from './material';

/** Marks on the glass. */
const VALUE_PER_MARK = 100;

/** A vessel with round lower corners, as path data upward from (0, 0). */
export function placeVessel(widthPx: number, heightPx: number, radiusPx: number): string {
  const half = widthPx / 2;
  const radius = Math.max(0, Math.min(radiusPx, heightPx, half));
  return `M${-half} ${-heightPx}V${-radius}q0 ${radius} ${radius} ${radius}h${widthPx - 2 * radius}q${radius} 0 ${radius} ${-radius}V${-heightPx}`;
}

function placeMarks(trackPx: number, widthPx: number, axisEnd: number): string {
  let path = '';
  for (let value = VALUE_PER_MARK; value < axisEnd; value += VALUE_PER_MARK) {
    const y = Math.round(-(trackPx * value) / axisEnd) + 0.5;
    const reach = value % (2 * VALUE_PER_MARK) === 0 ? 8 : 5;
    path += `M${widthPx / 2 - 1} ${y}h${-reach}`;
  }
  return path;
}

function GlassBar({
  index,
  value,
  lengthPx,
  trackPx,
  thicknessPx,
  growth,
  prefix,
}: MaterialProps & { prefix: string }) {
  const levelPx = lengthPx * growth;
  const radius = Math.min(6, thicknessPx * 0.2);
  const axisEnd = lengthPx > 0 ? (value * trackPx) / lengthPx : 0;
  const marks = placeMarks(trackPx, thicknessPx, axisEnd);
  const half = thicknessPx / 2;
  const clip = `${prefix}water${index}`;
  const lip = `M${-half - 3} ${-trackPx - 1}q3 1 3 6M${half + 3} ${-trackPx - 1}q-3 1 -3 6`;
  return (
    <>
      <path d={placeVessel(thicknessPx, trackPx, radius)} fill={COLORS.white} fillOpacity={0.34} />
      <path d={marks} fill="none" stroke={COLORS['dip-8']} strokeOpacity={0.6} strokeWidth={1.2} />
      {levelPx > 0 && (
        <>
          <clipPath id={clip}>
            <path d={placeVessel(thicknessPx, levelPx, radius)} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <rect x={-half} y={-levelPx} width={thicknessPx} height={levelPx} fill={`url(#${prefix}deep)`} />
            <path
              d={placeRipples(lengthPx, thicknessPx, index)}
              fill="none"
              stroke={COLORS['dip-2']}
              strokeOpacity={0.3}
              strokeWidth={1.4}
            />
            <path d={marks} fill="none" stroke={COLORS['dip-1']} strokeOpacity={0.7} strokeWidth={1.2} />
          </g>
          <rect
            x={-half}
            y={-levelPx}
            width={thicknessPx}
            height={Math.min(2, levelPx)}
            fill={COLORS['dip-1']}
          />
        </>
      )}
      <rect
        x={-half + 4}
        y={-trackPx + 10}
        width={2.6}
        height={Math.max(0, trackPx - 20)}
        rx={1.3}
        fill={COLORS.white}
        fillOpacity={0.5}
      />
      <path
        d={placeVessel(thicknessPx, trackPx - 5, radius) + lip}
        fill="none"
        stroke={COLORS['dip-10']}
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </>
  );
}

/** Light that falls through water: slow waves down the glass. */
function placeRipples(lengthPx: number, widthPx: number, seed: number): string {
  let path = '';
  for (const [strand, share] of [-0.24, 0.05, 0.27].entries()) {
    const sway = widthPx * 0.09 * (strand === 1 ? -1 : 1);
    const stepPx = 26 + 7 * ((seed + strand) % 3);
    path += `M${Math.round(share * widthPx)} ${-lengthPx}`;
    for (let y = 0, side = 1; y < lengthPx; y += stepPx, side = -side) {
      path += `q${(sway * side * 2).toFixed(1)} ${stepPx / 2} 0 ${stepPx}`;
    }
  }
  return path;
}

function GlassDefinitions({ prefix }: { prefix: string }) {
  return (
    <linearGradient id={`${prefix}deep`} x2="0" y2="1">
      <stop offset="0" stopColor={COLORS['dip-5']} />
      <stop offset="0.25" stopColor={COLORS['dip-6']} />
      <stop offset="1" stopColor={COLORS['dip-9']} />
    </linearGradient>
  );
}

/** Water in a tall glass with a mark for every hundred liters. */
export const glass: Material = { Bar: GlassBar, Definitions: GlassDefinitions };
