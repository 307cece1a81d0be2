import { memo } from 'react';
import { createRandom } from '../../../theme/easing';
import { Growing, RISING } from './Growing';
import type { Material, MaterialProps } from './material';

/** Rows of brick for one kilogram. */
const COURSES_PER_KG = 2;
const BRICKS_ACROSS = 3;
const SOOT_PX = 70;

const round = (value: number) => Math.round(value * 10) / 10;

/** The darker bricks of a wall built upward from (0, 0), as path data; `seed` picks them. */
function placeDarkBricks(courses: number, coursePx: number, widthPx: number, seed: number): string {
  const random = createRandom(seed + 40);
  const brickPx = round(widthPx / BRICKS_ACROSS);
  const height = round(coursePx);
  let path = '';
  for (let course = 0; course < courses; course++) {
    const offset = course % 2 === 0 ? 0 : brickPx / 2;
    for (let brick = 0; brick <= BRICKS_ACROSS; brick++) {
      if (random() > 0.26) continue;
      const x = round(-widthPx / 2 - offset + brick * brickPx);
      path += `M${x} ${round(-course * coursePx)}v${-height}h${brickPx}v${height}z`;
    }
  }
  return path;
}

const JOINT = '#3a201a';

/** Joints are dashed lines, so that a wall of any height takes the same few bytes. */
function Joints({
  lengthPx,
  thicknessPx,
  coursePx,
}: {
  lengthPx: number;
  thicknessPx: number;
  coursePx: number;
}) {
  const jointPx = Math.min(1.1, coursePx * 0.22);
  const brickPx = thicknessPx / BRICKS_ACROSS;
  const upright = (at: number) => `M${round(at * brickPx)} 0V${-lengthPx}`;
  const course = Math.round(coursePx * 1000) / 1000;
  return (
    <g stroke={JOINT} strokeWidth={jointPx}>
      <path
        d={`M0 ${jointPx / 2 - course}V${-lengthPx}`}
        strokeWidth={thicknessPx}
        strokeDasharray={`${jointPx} ${course - jointPx}`}
      />
      <path d={upright(-0.5) + upright(0.5)} strokeDasharray={course} />
      <path d={upright(-1) + upright(0) + upright(1)} strokeDasharray={course} strokeDashoffset={course} />
    </g>
  );
}

function Wall({ index, value, lengthPx, thicknessPx }: Omit<MaterialProps, 'trackPx'>) {
  const courses = value * COURSES_PER_KG;
  const coursePx = courses > 0 ? lengthPx / courses : 0;
  return (
    <>
      <rect x={-thicknessPx / 2} y={-lengthPx} width={thicknessPx} height={lengthPx} fill="#7b4032" />
      <path d={placeDarkBricks(courses, coursePx, thicknessPx, index)} fill="#5c3028" />
      <Joints lengthPx={lengthPx} thicknessPx={thicknessPx} coursePx={coursePx} />
    </>
  );
}

function ChimneyBar({ index, prefix, ...bar }: MaterialProps & { prefix: string }) {
  const { lengthPx, thicknessPx } = bar;
  const half = thicknessPx / 2;
  return (
    <>
      <rect x={-half * 1.3} y={-3} width={thicknessPx * 1.3} height={4} fill="#4a4844" />
      <Growing
        id={`${prefix}clip${index}`}
        widthPx={thicknessPx}
        lengthPx={lengthPx}
        top={
          <>
            <rect x={-half} y={-lengthPx} width={thicknessPx} height={SOOT_PX} fill={`url(#${prefix}soot)`} />
            <rect
              x={-half}
              y={-lengthPx}
              width={thicknessPx}
              height={lengthPx}
              fill={`url(#${prefix}round)`}
            />
          </>
        }
      >
        <Wall index={index} value={bar.value} lengthPx={lengthPx} thicknessPx={thicknessPx} />
      </Growing>
      {lengthPx > 0 && (
        <rect
          className={RISING}
          x={-half - 3}
          y={-lengthPx}
          width={thicknessPx + 6}
          height={5}
          fill="#1d1a18"
        />
      )}
    </>
  );
}

function ChimneyDefinitions({ prefix }: { prefix: string }) {
  return (
    <>
      <linearGradient id={`${prefix}round`}>
        <stop offset="0" stopOpacity={0.45} />
        <stop offset="0.35" stopColor="#fff" stopOpacity={0.14} />
        <stop offset="1" stopOpacity={0.55} />
      </linearGradient>
      <linearGradient id={`${prefix}soot`} x2="0" y2="1">
        <stop offset="0" stopColor="#0a0806" stopOpacity={0.85} />
        <stop offset="1" stopColor="#0a0806" stopOpacity={0} />
      </linearGradient>
    </>
  );
}

/** A chimney of sooty brick. */
export const chimney: Material = { Bar: memo(ChimneyBar), Definitions: ChimneyDefinitions };
