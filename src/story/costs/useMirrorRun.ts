import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { calculateKwhPerTurn } from '../../charts/mirror/drawFilament';
import {
  getMirrorAxes,
  type MirrorKind,
  type MirrorOrder,
  type MirrorRow,
  placeMirrorRows,
} from '../../charts/mirror/layout';
import { MIRROR_MS } from '../../charts/mirror/mirrorFrame';
import { measureMirror } from '../../charts/mirror/mirrorGeometry';
import { type MirrorPainter, prepareMirrorPainter } from '../../charts/mirror/mirrorPainter';
import { startFrameLoop } from '../../motion/frameLoop';
import { useReadingView, useReducedMotion } from '../../motion/preferences';
import { workInTurns } from '../../motion/scheduler';
import { useElementSize } from '../../motion/useElementSize';
import { useHydrated } from '../../motion/useHydrated';
import { useInView } from '../../motion/useInView';
import { bringIntoView } from './bringIntoView';
import { slideRows } from './slideRows';
import { useNear } from './useNear';

const BEFORE_MS = -1;
const FINAL_MS = Number.POSITIVE_INFINITY;

export interface MirrorRun {
  /** Since the press; negative before it, Infinity when all is drawn. */
  elapsedMs: number;
  isPressed: boolean;
  /** Whether it plays or has played: the press first brings the chart into view. */
  isRunning: boolean;
  press: () => void;
  canPause: boolean;
  isPaused: boolean;
  togglePause: () => void;
  /** How many kilowatt-hours one turn of a filament stands for at this size. */
  kwhPerTurn: number;
  stageRef: RefObject<HTMLDivElement | null>;
  chartRef: RefObject<HTMLDivElement | null>;
  canvasRef: RefObject<HTMLCanvasElement | null>;
  inViewRef: RefObject<HTMLDivElement | null>;
  nearRef: RefObject<HTMLElement | null>;
}

/**
 * When a mirrored chart moves: empty until pressed, then brought into view and played once; after that only the
 * light in the water and the pulses go on, while they are in view and not paused. In the plain reading, and as
 * prerendered, it stands whole.
 */
export function useMirrorRun(kind: MirrorKind, order: MirrorOrder): MirrorRun {
  const [isPressed, setIsPressed] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [grownMs, setGrownMs] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [size, setSize] = useState('');
  const [kwhPerTurn, setKwhPerTurn] = useState(1);
  const stageRef = useRef<HTMLDivElement>(null);
  const chartRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const painterRef = useRef<MirrorPainter>(undefined);
  const ambientMs = useRef(0);
  const awayPx = useRef<readonly number[]>([]);
  const lastRef = useRef({ order, centersPx: new Map<string, number>() });
  const isStill = useReducedMotion();
  const isPlain = useReadingView() === 'plain';
  const isHydrated = useHydrated();
  const { ref: inViewRef, inView } = useInView<HTMLDivElement>();
  const { ref: nearRef, isNear } = useNear<HTMLElement>('20%');

  const isWhole = !isHydrated || isPlain;
  const hasEnded = isRunning && (isStill || grownMs >= MIRROR_MS);
  const isGrowing = isRunning && !hasEnded;
  const isLooping = hasEnded && !isStill && !isPaused && inView && !isWhole;
  const elapsedMs = isWhole || hasEnded ? FINAL_MS : isRunning ? grownMs : BEFORE_MS;

  useElementSize(canvasRef, (widthPx, heightPx) => setSize(`${widthPx} ${heightPx}`));

  const paint = useEffectEvent(() => {
    const ambient = hasEnded && !isStill ? ambientMs.current : undefined;
    painterRef.current?.draw(elapsedMs, ambient, awayPx.current);
  });

  /** How far below its new place each row stood, if the rows have just been sorted. */
  const findMoves = useEffectEvent((rows: readonly MirrorRow[], centersPx: readonly number[]) => {
    const last = lastRef.current;
    const isSorted = last.order !== order && last.centersPx.size > 0 && !isStill;
    lastRef.current = { order, centersPx: new Map(rows.map(({ id }, i) => [id, centersPx[i] ?? 0])) };
    return isSorted
      ? rows.map(({ id }, i) => (last.centersPx.get(id) ?? 0) - (centersPx[i] ?? 0))
      : undefined;
  });

  // The painter is made for one size and order, and only once the chart is near.
  useEffect(() => {
    const [canvas, chart] = [canvasRef.current, chartRef.current];
    if (!canvas || !chart || size === '' || isWhole || !isNear) return;
    let stopSliding: (() => void) | undefined;
    const prepare = function* (): Generator<undefined> {
      const geometry = measureMirror(canvas.parentElement ?? chart);
      const { other } = getMirrorAxes(kind);
      setKwhPerTurn(calculateKwhPerTurn(other.end, geometry.rows[0]?.other.lengthPx ?? 0));
      const rows = placeMirrorRows(kind, order);
      yield;
      painterRef.current = yield* prepareMirrorPainter(canvas, kind, rows, geometry);
      yield;
      chart.toggleAttribute('data-drawn', painterRef.current !== undefined);
      const moves = findMoves(
        rows,
        geometry.rows.map(({ water }) => water.centerYPx),
      );
      if (!moves) {
        paint();
        return;
      }
      stopSliding = slideRows([...chart.querySelectorAll('[data-row]')], moves, (px) => {
        awayPx.current = px;
        paint();
      });
    };
    const leaving = new AbortController();
    // At once it would hold the page up, but sorted rows begin to slide at once.
    if (painterRef.current && lastRef.current.order !== order) Array.from(prepare());
    else workInTurns(prepare(), leaving.signal);
    return () => {
      leaving.abort();
      stopSliding?.();
    };
  }, [kind, order, size, isWhole, isNear]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment needs another picture
  useEffect(() => paint(), [elapsedMs, isStill]);

  useEffect(() => {
    if (!isGrowing) return;
    return startFrameLoop((ms) => setGrownMs(Math.min(ms, MIRROR_MS)));
  }, [isGrowing]);

  useEffect(() => {
    if (!isLooping) return;
    const beforeMs = ambientMs.current;
    return startFrameLoop((ms) => {
      ambientMs.current = beforeMs + ms;
      paint();
    });
  }, [isLooping]);

  async function press() {
    setIsPressed(true);
    // The button can be pressed once: the focus goes on to what it started.
    chartRef.current?.querySelector<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
    if (stageRef.current) await bringIntoView(stageRef.current, isStill);
    setIsRunning(true);
  }

  return {
    elapsedMs,
    isPressed,
    isRunning,
    press,
    canPause: hasEnded && !isStill && !isWhole,
    isPaused,
    togglePause: () => setIsPaused((was) => !was),
    kwhPerTurn,
    stageRef,
    chartRef,
    canvasRef,
    inViewRef,
    nearRef,
  };
}
