import { memo } from 'react';
import { createRandom } from '../../theme/easing';
import { GrowthClip } from './GrowthClip';
import type { Material, MaterialProps } from './material';

/** Courses of brick for one kilogram. */
export const COURSES_PER_KG = 5;
const BRICKS_ACROSS = 3;
const SOOT_PX = 70;

const round = (value: number) => Math.round(value * 10) / 10;

/** The joints of a brick wall built upward from (0, 0), and its darker bricks, as path data. */
export function placeBricks(
  courses: number,
  coursePx: number,
  widthPx: number,
  seed: number,
): { joints: string; dark: string } {
  const random = createRandom(seed + 40);
  const brickPx = widthPx / BRICKS_ACROSS;
  const wall = { joints: '', dark: '' };
  for (let course = 0; course < courses; course++) {
    const y = round(-course * coursePx);
    const top = round(-(course + 1) * coursePx);
    wall.joints += `M${round(-widthPx / 2)} ${top}h${round(widthPx)}`;
    const offset = course % 2 === 0 ? 0 : brickPx / 2;
    for (let brick = 0; brick <= BRICKS_ACROSS; brick++) {
      const x = round(-widthPx / 2 - offset + brick * brickPx);
      if (x > -widthPx / 2 && x < widthPx / 2) wall.joints += `M${x} ${y}V${top}`;
      if (random() < 0.3) wall.dark += `M${x} ${y}V${top}h${round(brickPx)}V${y}z`;
    }
  }
  return wall;
}

const Wall = memo(function Wall({
  index,
  value,
  lengthPx,
  thicknessPx,
}: Omit<MaterialProps, 'growth' | 'trackPx'>) {
  const courses = value * COURSES_PER_KG;
  const coursePx = courses > 0 ? lengthPx / courses : 0;
  const wall = placeBricks(courses, coursePx, thicknessPx, index);
  return (
    <>
      <rect x={-thicknessPx / 2} y={-lengthPx} width={thicknessPx} height={lengthPx} fill="#7b4032" />
      <path d={wall.dark} fill="#5c3028" />
      <path d={wall.joints} fill="none" stroke="#3a201a" strokeWidth={Math.min(1.1, coursePx * 0.22)} />
    </>
  );
});

function ChimneyBar({ index, growth, prefix, ...bar }: MaterialProps & { prefix: string }) {
  const { lengthPx, thicknessPx } = bar;
  const topPx = lengthPx * growth;
  const half = thicknessPx / 2;
  return (
    <>
      <rect x={-half * 1.3} y={-3} width={thicknessPx * 1.3} height={4} fill="#4a4844" />
      <GrowthClip id={`${prefix}clip${index}`} widthPx={thicknessPx} lengthPx={lengthPx} growth={growth}>
        <Wall index={index} value={bar.value} lengthPx={lengthPx} thicknessPx={thicknessPx} />
        <rect x={-half} y={-topPx} width={thicknessPx} height={SOOT_PX} fill={`url(#${prefix}soot)`} />
        <rect x={-half} y={-lengthPx} width={thicknessPx} height={lengthPx} fill={`url(#${prefix}round)`} />
      </GrowthClip>
      {topPx > 0 && <rect x={-half - 3} y={-topPx} width={thicknessPx + 6} height={5} fill="#1d1a18" />}
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
export const chimney: Material = { Bar: ChimneyBar, Definitions: ChimneyDefinitions };
