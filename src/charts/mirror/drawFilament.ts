import { type BakeContext, type Baked, bake, copyPart } from './bake';
import type { TrackBox } from './measure';

type Context = CanvasRenderingContext2D;

/** Turns thinner than this cannot be told apart; then one turn stands for four. */
const THINNEST_TURN_PX = 1.9;
const COARSE = 4;
const GLOW_PX = 18;
/** Half the length of the white-hot part, and the thickness of the slices that fade it. */
const PULSE_REACH_PX = 26;
const PULSE_SLICE_PX = 4;
const PULSE_EVERY_MS = 1900;

export interface FilamentSprites {
  lit: Baked;
  hot: Baked;
  lengthPx: number;
}

/** How many kilowatt-hours one turn of the filament stands for: 1, or 4 where the axis is short. */
export function calculateKwhPerTurn(axisEnd: number, axisPx: number): number {
  return axisPx / axisEnd < THINNEST_TURN_PX ? COARSE : 1;
}

/** How far along its filament the pulse has come, 0 to 1. It never flashes: it only travels. */
export function calculatePulse(elapsedMs: number): number {
  return elapsedMs > 0 ? (elapsedMs % PULSE_EVERY_MS) / PULSE_EVERY_MS : 0;
}

interface WireColors {
  front: string;
  back: string;
  glow: string;
  glowPx: number;
}

const LIT: WireColors = { front: '#ffc94a', back: '#9a5a12', glow: '#ffa51f', glowPx: 10 };
const HOT: WireColors = { front: '#fffdf0', back: '#ffd98a', glow: '#ffc24a', glowPx: GLOW_PX };

function traceCoil(
  context: Context,
  turns: number,
  turnPx: number,
  heightPx: number,
  isFront: boolean,
): void {
  context.beginPath();
  for (let turn = 0; turn < turns; turn++) {
    const x = turn * turnPx + turnPx * 0.3;
    if (isFront) {
      context.moveTo(x, 0);
      context.quadraticCurveTo(x + turnPx * 0.65, heightPx / 2, x + turnPx * 0.42, heightPx);
    } else {
      context.moveTo(x + turnPx * 0.42, heightPx);
      context.lineTo(x + turnPx, 0);
    }
  }
}

function bakeCoil(
  kwh: number,
  box: TrackBox,
  axisEnd: number,
  baking: BakeContext,
  colors: WireColors,
): Baked {
  const kwhPerTurn = calculateKwhPerTurn(axisEnd, box.lengthPx);
  const turnPx = (box.lengthPx / axisEnd) * kwhPerTurn;
  const lengthPx = (box.lengthPx * kwh) / axisEnd;
  const heightPx = box.thicknessPx;
  return bake(lengthPx + 2 * GLOW_PX, heightPx + 2 * GLOW_PX, baking, (context) => {
    const wire = bake(lengthPx, heightPx, baking, (inner) => {
      inner.lineCap = 'round';
      const strand = (isFront: boolean, color: string, widthPx: number) => {
        traceCoil(inner, kwh / kwhPerTurn, turnPx, heightPx - 4, isFront);
        inner.strokeStyle = color;
        inner.lineWidth = widthPx;
        inner.stroke();
      };
      inner.translate(0, 2);
      strand(false, colors.back, turnPx * 0.34);
      strand(true, colors.front, Math.min(turnPx * 0.6, 3.2));
      inner.translate(0, -2);
      // The coil is round: dark at its edges, a light along its middle.
      inner.globalCompositeOperation = 'source-atop';
      const round = inner.createLinearGradient(0, 0, 0, heightPx);
      round.addColorStop(0, 'rgba(84,40,4,.62)');
      round.addColorStop(0.28, 'rgba(84,40,4,0)');
      round.addColorStop(0.42, 'rgba(255,246,206,.55)');
      round.addColorStop(0.6, 'rgba(84,40,4,0)');
      round.addColorStop(1, 'rgba(84,40,4,.66)');
      inner.fillStyle = round;
      inner.fillRect(0, 0, lengthPx, heightPx);
    });
    context.shadowColor = colors.glow;
    context.shadowBlur = colors.glowPx * baking.pixelRatio;
    context.drawImage(wire.image, GLOW_PX, GLOW_PX, lengthPx, heightPx);
    context.shadowBlur = 0;
    context.drawImage(wire.image, GLOW_PX, GLOW_PX, lengthPx, heightPx);
  });
}

/** Winds one filament, lit and white-hot, each once. */
export function bakeFilament(
  kwh: number,
  box: TrackBox,
  axisEnd: number,
  baking: BakeContext,
): FilamentSprites {
  return {
    lit: bakeCoil(kwh, box, axisEnd, baking, LIT),
    hot: bakeCoil(kwh, box, axisEnd, baking, HOT),
    lengthPx: (box.lengthPx * kwh) / axisEnd,
  };
}

/** The wire that leads from the thread to the filament; it glows once current runs. */
export function drawLead(
  context: Context,
  { zeroXPx, centerYPx, thicknessPx }: TrackBox,
  isLit: boolean,
): void {
  context.strokeStyle = isLit ? '#e0861b' : '#6b5533';
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(zeroXPx - 25, centerYPx);
  context.quadraticCurveTo(zeroXPx - 8, centerYPx, zeroXPx, centerYPx - thicknessPx / 2 + 2);
  context.stroke();
  context.fillStyle = '#c9a25a';
  context.beginPath();
  context.arc(zeroXPx - 25, centerYPx, 4.5, 0, 2 * Math.PI);
  context.fill();
}

/** Draws the lit part of a filament, and a white-hot pulse at `pulse` (0 to 1) when there is one. */
export function drawFilament(
  context: Context,
  { lit, hot, lengthPx }: FilamentSprites,
  { zeroXPx, centerYPx, thicknessPx }: TrackBox,
  growth: number,
  pulse?: number,
): void {
  const left = zeroXPx - GLOW_PX;
  const top = centerYPx - thicknessPx / 2 - GLOW_PX;
  const shownPx = growth >= 1 ? lit.widthPx : GLOW_PX + lengthPx * growth;
  if (growth <= 0) return;
  copyPart(context, lit, 0, shownPx, left, top);
  if (pulse === undefined) return;
  const at = pulse * (lengthPx + 2 * PULSE_REACH_PX) - PULSE_REACH_PX;
  const from = Math.max(-GLOW_PX, at - PULSE_REACH_PX);
  const to = Math.min(lengthPx + GLOW_PX, at + PULSE_REACH_PX);
  for (let x = from; x < to; x += PULSE_SLICE_PX) {
    const away = Math.abs(x + PULSE_SLICE_PX / 2 - at) / PULSE_REACH_PX;
    context.globalAlpha = Math.max(0, Math.cos((Math.min(1, away) * Math.PI) / 2)) ** 1.4;
    copyPart(context, hot, x + GLOW_PX, Math.min(PULSE_SLICE_PX, to - x), zeroXPx + x, top);
  }
  context.globalAlpha = 1;
}
