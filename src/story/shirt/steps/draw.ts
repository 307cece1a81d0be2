import { pageStudio, type Studio } from '../../../charts/studio';
import type { ProcessId } from '../../../data/processes';
import { COLORS } from '../../../theme/tokens';
import { traceCup } from '../../cups/cupOutline';
import { calculateDrop, countFallen, type Fall } from './fall';
import { FLOOR_PX, type PlacedStepCups } from './layout';
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

/** The eight sprites of a field: four processes, filled and outlined. */
export type StepSprites = (cup: StepCup) => HTMLCanvasElement;

/** Bakes the sprites for cups of `cupPx` on a screen of `pixelRatio`. */
export function bakeStepSprites(cupPx: number, pixelRatio: number, studio: Studio = pageStudio): StepSprites {
  const sprites = new Map<string, HTMLCanvasElement>();
  return (cup) => {
    const key = `${cup.process} ${cup.isCertain}`;
    const known = sprites.get(key);
    if (known) return known;
    const image = studio.createCanvas(
      Math.ceil((cupPx + 2 * MARGIN_PX) * pixelRatio),
      Math.ceil((cupPx * 1.1 + 2 * MARGIN_PX) * pixelRatio),
    );
    const context = image.getContext('2d');
    if (context) {
      context.scale(pixelRatio, pixelRatio);
      context.translate(MARGIN_PX, MARGIN_PX);
      context.lineJoin = 'round';
      (cup.isCertain ? drawCertain : drawUpTo)(context, cup.process, cupPx);
    }
    sprites.set(key, image);
    return image;
  };
}

export interface StepField {
  placed: PlacedStepCups;
  cups: readonly StepCup[];
  sprites: StepSprites;
  widthPx: number;
  heightPx: number;
  pixelRatio: number;
}

/** Draws the field `elapsedMs` after `fall` began; returns the number of cups drawn. */
export function drawStepCups(
  context: CanvasRenderingContext2D,
  field: StepField,
  fall: Fall,
  elapsedMs: number,
): number {
  const { placed, cups, sprites, widthPx, heightPx, pixelRatio } = field;
  context.clearRect(0, 0, widthPx, heightPx);
  const count = countFallen(fall, elapsedMs);
  for (let index = 0; index < count; index++) {
    const [place, cup] = [placed.cups[index], cups[index]];
    if (!place || !cup) continue;
    const { landed, opacity } = calculateDrop(fall, index, elapsedMs);
    const image = sprites(cup);
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
  drawFloor(context, placed, heightPx);
  return count;
}

/** The floor on which the cups stand is a stitched line. */
function drawFloor(context: CanvasRenderingContext2D, placed: PlacedStepCups, heightPx: number): void {
  context.strokeStyle = COLORS['dip-10'];
  context.lineWidth = 2;
  context.setLineDash([8, 6]);
  context.beginPath();
  context.moveTo(0, heightPx - FLOOR_PX + 5);
  context.lineTo(placed.columns * placed.cellPx, heightPx - FLOOR_PX + 5);
  context.stroke();
  context.setLineDash([]);
}
