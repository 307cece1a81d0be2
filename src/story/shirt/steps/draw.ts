import type { ProcessId } from '../../../data/processes';
import { steps } from '../../../model/steps';
import type { CanvasPool } from '../../../scene/canvas';
import { COLORS } from '../../../theme/tokens';
import { CUP_HEIGHT_PER_WIDTH, traceCup } from '../../../ui/cupOutline';
import { calculateDrop, countFallen, type Fall } from './fall';
import { FLOOR_PX, type PlacedStepCups } from './placeStepCups';
import { PROCESS_COLORS } from './processColors';
import type { StepCup } from './stepCups';

/** Room around a cup in its sprite, for its line. */
const MARGIN_PX = 2;

/** The three rows of dots that tell printed cups apart without their color. */
function drawDots(context: CanvasRenderingContext2D, cupPx: number, color: string): void {
  context.fillStyle = color;
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 2; column++) {
      context.beginPath();
      const x = 0.5 + column * 0.2 - (row % 2) * 0.06;
      context.arc(cupPx * x, cupPx * (0.3 + row * 0.24), cupPx * 0.055, 0, 2 * Math.PI);
      context.fill();
    }
  }
}

function drawCertain(context: CanvasRenderingContext2D, process: ProcessId, cupPx: number): void {
  const { fill, line, light } = PROCESS_COLORS[process];
  context.beginPath();
  traceCup(context, 0, 0, cupPx);
  context.fillStyle = fill;
  context.fill();
  context.lineWidth = Math.min(cupPx * 0.12, Math.max(1.2, cupPx * 0.06));
  context.strokeStyle = line;
  context.stroke();
  if (cupPx < 9) return;
  context.beginPath();
  context.moveTo(cupPx * 0.25, cupPx * 0.26);
  context.lineTo(cupPx * 0.32, cupPx * 0.86);
  context.lineWidth = cupPx * 0.07;
  context.lineCap = 'round';
  context.strokeStyle = light;
  context.stroke();
  if (process === 'printing') drawDots(context, cupPx, light);
}

function drawUpTo(context: CanvasRenderingContext2D, process: ProcessId, cupPx: number): void {
  const linePx = Math.min(cupPx * 0.2, Math.max(1.5, cupPx * 0.085));
  context.beginPath();
  traceCup(context, linePx / 2, linePx / 2, cupPx - linePx);
  context.lineWidth = linePx;
  context.strokeStyle = PROCESS_COLORS[process].line;
  context.stroke();
}

/** A cup of each process, filled and outlined. */
export type StepSprites = Record<ProcessId, { certain: HTMLCanvasElement; upTo: HTMLCanvasElement }>;

/** Draws the eight sprites for cups of `cupPx` on a screen of `pixelRatio`. */
export function* bakeStepSprites(
  cupPx: number,
  pixelRatio: number,
  pool: CanvasPool,
): Generator<undefined, StepSprites> {
  const bake = (process: ProcessId, draw: typeof drawCertain) => {
    const image = pool.make(
      (cupPx + 2 * MARGIN_PX) * pixelRatio,
      (cupPx * CUP_HEIGHT_PER_WIDTH + 2 * MARGIN_PX) * pixelRatio,
    );
    const context = image.getContext('2d');
    if (!context) return image;
    context.scale(pixelRatio, pixelRatio);
    context.translate(MARGIN_PX, MARGIN_PX);
    context.lineJoin = 'round';
    draw(context, process, cupPx);
    return image;
  };
  const sprites: Partial<StepSprites> = {};
  for (const { id } of steps) {
    yield;
    sprites[id] = { certain: bake(id, drawCertain), upTo: bake(id, drawUpTo) };
  }
  return sprites as StepSprites;
}

interface StepField {
  placed: PlacedStepCups;
  cups: readonly StepCup[];
  sprites: StepSprites;
  pixelRatio: number;
}

/** Draws the cups `elapsedMs` after `fall` began; returns how many. */
export function drawStepCups(
  context: CanvasRenderingContext2D,
  { placed, cups, sprites, pixelRatio }: StepField,
  fall: Fall,
  elapsedMs: number,
): number {
  const count = countFallen(fall, elapsedMs);
  for (const [index, { process, isCertain }] of cups.slice(0, count).entries()) {
    const place = placed.cups[index];
    if (!place) continue;
    const { landed, opacity } = calculateDrop(fall, index, elapsedMs);
    const image = sprites[process][isCertain ? 'certain' : 'upTo'];
    context.globalAlpha = opacity;
    context.drawImage(
      image,
      place.xPx - MARGIN_PX,
      place.yPx - MARGIN_PX - (1 - landed) * placed.cellPx * 2.4,
      image.width / pixelRatio,
      image.height / pixelRatio,
    );
  }
  context.globalAlpha = 1;
  return count;
}

/** Stitches around the places that wait for cups; how clearly, from 0 to 1. */
export function drawPlaces(
  context: CanvasRenderingContext2D,
  cups: PlacedStepCups['cups'],
  opacity: number,
): void {
  context.beginPath();
  for (const { xPx, yPx, widthPx } of cups) traceCup(context, xPx, yPx, widthPx);
  context.globalAlpha = opacity;
  context.strokeStyle = COLORS['dip-6'];
  context.lineWidth = 1.5;
  context.setLineDash([3, 2.5]);
  context.stroke();
  context.setLineDash([]);
  context.globalAlpha = 1;
}

/** The floor on which the cups stand is a stitched line. */
export function drawFloor(context: CanvasRenderingContext2D, placed: PlacedStepCups, heightPx: number): void {
  context.strokeStyle = COLORS['dip-10'];
  context.lineWidth = 2;
  context.setLineDash([8, 6]);
  context.beginPath();
  context.moveTo(0, heightPx - FLOOR_PX + 5);
  context.lineTo(placed.columns * placed.cellPx, heightPx - FLOOR_PX + 5);
  context.stroke();
  context.setLineDash([]);
}
