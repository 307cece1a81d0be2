import { memo } from 'react';
import { createRandom } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { Growing, RISING } from './Growing';
import type { Material, MaterialProps } from './material';

/** Marks on the glass. */
const VALUE_PER_MARK = 100;

/** A vessel with round lower corners, as path data upward from (0, 0). */
function placeVessel(widthPx: number, heightPx: number, radiusPx: number): string {
  const half = widthPx / 2;
  const radius = Math.max(0, Math.min(radiusPx, heightPx, half));
  return `M${-half} ${-heightPx}V${-radius}q0 ${radius} ${radius} ${radius}h${widthPx - 2 * radius}q${radius} 0 ${radius} ${-radius}V${-heightPx}`;
}

const MARK_PX = 1.2;

/** Marks are dashed lines along the glass: short ones for a hundred liters, longer ones for two hundred. */
function Marks({ trackPx, thicknessPx, axisEnd, color }: MarksProps) {
  const stepPx = axisEnd > 0 ? (trackPx * VALUE_PER_MARK) / axisEnd : trackPx;
  const mark = (reachPx: number, everyPx: number) => (
    <path
      d={`M${thicknessPx / 2 - reachPx / 2} ${MARK_PX / 2 - everyPx}V${-trackPx + 3}`}
      strokeWidth={reachPx}
      strokeDasharray={`${MARK_PX} ${everyPx - MARK_PX}`}
    />
  );
  return (
    <g stroke={color} strokeOpacity={0.72}>
      {mark(5, stepPx)}
      {mark(8, stepPx * 2)}
    </g>
  );
}

interface MarksProps {
  trackPx: number;
  thicknessPx: number;
  axisEnd: number;
  color: string;
}

/** Half the height of the rim and of the water's surface, seen a little from above. */
const TILT_PX = 3.5;

function Water({ index, lengthPx, thicknessPx, radius, marks, prefix }: WaterProps) {
  const half = thicknessPx / 2;
  const vessel = `${prefix}water${index}`;
  // The farther edge of the surface is the level: the water ends where its value does.
  const tiltPx = Math.min(TILT_PX, lengthPx / 2);
  return (
    <>
      <clipPath id={vessel}>
        <path d={placeVessel(thicknessPx, lengthPx, radius)} />
      </clipPath>
      <g clipPath={`url(#${vessel})`}>
        <rect
          className={RISING}
          x={-half}
          y={tiltPx - lengthPx}
          width={thicknessPx}
          height={lengthPx - tiltPx}
          fill={`url(#${prefix}deep)`}
        />
        <Growing id={`${prefix}clip${index}`} widthPx={thicknessPx} lengthPx={lengthPx}>
          <Glints index={index} lengthPx={lengthPx} thicknessPx={thicknessPx} />
          <Marks {...marks} color={COLORS['dip-1']} />
        </Growing>
      </g>
      <ellipse
        className={RISING}
        cy={tiltPx - lengthPx}
        rx={half - 0.5}
        ry={tiltPx}
        fill={COLORS['dip-4']}
        stroke={COLORS['dip-1']}
      />
    </>
  );
}

interface WaterProps extends Pick<MaterialProps, 'index' | 'lengthPx' | 'thicknessPx'> {
  prefix: string;
  radius: number;
  marks: Omit<MarksProps, 'color'>;
}

function GlassBar({
  index,
  value,
  lengthPx,
  trackPx,
  thicknessPx,
  prefix,
}: MaterialProps & { prefix: string }) {
  const radius = Math.min(7, thicknessPx * 0.24);
  const axisEnd = lengthPx > 0 ? (value * trackPx) / lengthPx : 0;
  const marks = { trackPx, thicknessPx, axisEnd };
  const half = thicknessPx / 2;
  const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 };
  return (
    <>
      <path d={placeVessel(thicknessPx, trackPx, radius)} fill={`url(#${prefix}clear)`} />
      <Marks {...marks} color={COLORS['dip-8']} />
      {lengthPx > 0 && <Water {...{ index, lengthPx, thicknessPx, radius, marks, prefix }} />}
      <rect
        x={-half + 4}
        y={-trackPx + 12}
        width={2.6}
        height={Math.max(0, trackPx - 24)}
        rx={1.3}
        fill={COLORS.white}
        fillOpacity={0.55}
      />
      <path d={placeVessel(thicknessPx, trackPx, radius)} {...outline} />
      <ellipse cy={-trackPx} rx={half} ry={TILT_PX} {...outline} fill={COLORS.white} fillOpacity={0.4} />
    </>
  );
}

/** Light on water: short curved strokes, ever deeper. */
function placeGlints(lengthPx: number, widthPx: number, seed: number): string {
  const random = createRandom(seed + 21);
  let path = '';
  for (let y = 12; y < lengthPx; y += 9 + random() * 16) {
    const reach = widthPx * (0.16 + random() * 0.3);
    const x = (random() - 0.5) * (widthPx - reach) - reach / 2;
    path += `M${x.toFixed(1)} ${(y - lengthPx).toFixed(1)}q${(reach / 2).toFixed(1)} ${random() < 0.5 ? 3 : -3} ${reach.toFixed(1)} 0`;
  }
  return path;
}

function Glints({ index, lengthPx, thicknessPx }: GlintsProps) {
  return (
    <path
      d={placeGlints(lengthPx, thicknessPx, index)}
      fill="none"
      stroke={COLORS['dip-3']}
      strokeOpacity={0.42}
      strokeWidth={1.5}
      strokeLinecap="round"
    />
  );
}

type GlintsProps = Pick<MaterialProps, 'index' | 'lengthPx' | 'thicknessPx'>;

function GlassDefinitions({ prefix }: { prefix: string }) {
  return (
    <>
      <linearGradient id={`${prefix}deep`} x2="0" y2="1">
        <stop offset="0" stopColor={COLORS['dip-5']} />
        <stop offset="0.25" stopColor={COLORS['dip-6']} />
        <stop offset="1" stopColor={COLORS['dip-9']} />
      </linearGradient>
      <linearGradient id={`${prefix}clear`}>
        <stop offset="0" stopColor={COLORS.white} stopOpacity={0.5} />
        <stop offset="0.3" stopColor={COLORS.white} stopOpacity={0.18} />
        <stop offset="0.75" stopColor={COLORS.white} stopOpacity={0.34} />
        <stop offset="1" stopColor={COLORS.white} stopOpacity={0.6} />
      </linearGradient>
    </>
  );
}

/** Water in a tall glass with a mark for every hundred liters. */
export const glass: Material = { Bar: memo(GlassBar), Definitions: GlassDefinitions };
