import { calculateValuePerTurn, placeCoil } from '../materials/coil';
import type { PlacedBar } from '../placeBars';
import type { DrawEffect } from './effect';

/** The first pulse comes this long after the press, then one in every `PULSE_EVERY_MS`. */
export const PULSE_FROM_MS = 6000;
export const PULSE_EVERY_MS = 1500;

/** Half the length of the bright part. */
const REACH_PX = 24;

/**
 * How far up its filament a pulse has come, 0 to 1; undefined before the first.
 * Each travels once from end to end, so nothing flashes more than once in 1.5 s.
 */
export function calculatePulse(elapsedMs: number): number | undefined {
  if (!(elapsedMs >= PULSE_FROM_MS)) return undefined;
  return ((elapsedMs - PULSE_FROM_MS) % PULSE_EVERY_MS) / PULSE_EVERY_MS;
}

function drawPulse(context: CanvasRenderingContext2D, bar: PlacedBar, turnPx: number, atPx: number): void {
  const first = Math.max(0, Math.ceil((atPx - REACH_PX) / turnPx));
  const last = Math.min(bar.lengthPx, atPx + REACH_PX) / turnPx;
  if (last <= first) return;
  context.save();
  context.translate(bar.originX, bar.originY);
  context.rotate((bar.rotation * Math.PI) / 180);
  context.beginPath();
  // Nothing of it beyond the bar's end, which is its value. Where bars lie, their names stand right beside them: there the glow stays on the filament.
  const sidePx = bar.thicknessPx * (bar.rotation === 0 ? 1.6 : 0.6);
  context.rect(-sidePx, -bar.lengthPx, sidePx * 2, bar.lengthPx);
  context.clip();
  context.strokeStyle = '#fff6d8';
  context.lineCap = 'round';
  context.lineWidth = turnPx * 0.7;
  context.save();
  context.translate(0, -first * turnPx);
  context.stroke(new Path2D(placeCoil(last - first, turnPx, bar.thicknessPx)));
  context.restore();
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, REACH_PX * 1.6);
  glow.addColorStop(0, 'rgba(255,253,242,.9)');
  glow.addColorStop(0.4, 'rgba(255,222,130,.55)');
  glow.addColorStop(1, 'rgba(255,176,46,0)');
  context.translate(0, -atPx);
  context.fillStyle = glow;
  context.fillRect(-REACH_PX * 1.6, -REACH_PX * 1.6, REACH_PX * 3.2, REACH_PX * 3.2);
  context.restore();
}

/** A white-hot pulse that travels up each filament. */
export const drawPulses: DrawEffect = (context, chart, _data, elapsedMs) => {
  const pulse = calculatePulse(elapsedMs);
  if (pulse === undefined) return;
  const turnPx = (chart.trackPx * calculateValuePerTurn(chart.axisEnd, chart.trackPx)) / chart.axisEnd;
  for (const bar of chart.bars) {
    drawPulse(context, bar, turnPx, pulse * (bar.lengthPx + 2 * REACH_PX) - REACH_PX);
  }
};
