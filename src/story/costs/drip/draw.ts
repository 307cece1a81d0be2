import { type CanvasPool, fitCanvas } from '../../../scene/canvas';
import type { Stage } from '../../../scene/scene';
import { mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { traceCupMark } from '../../cups/cupOutline';
import { readShade, SHADE_COLORS } from '../../shirt/shirtPalette';
import { type DripCup, type DripShirt, findWater } from './layout';

/** As many shades as keep the cloth smooth at this size. */
const SHADES = 10;
const WATER = [COLORS['dip-8'], '#4f93b0'] as const;
const CLOTH = [COLORS['weld-lo'], COLORS.boll] as const;

/** The whole shirt twice: every cup empty, and every cup full. */
export interface DripSprites {
  cloth: HTMLCanvasElement;
  water: HTMLCanvasElement;
}

/** Draws all cups in the two layers, a shade at each step. */
export function* bakeDrip(
  { cups, cupPx }: DripShirt,
  pool: CanvasPool,
  { widthPx, heightPx, pixelRatio }: Stage,
): Generator<undefined, DripSprites> {
  const sprites = { cloth: pool.make(1, 1), water: pool.make(1, 1) };
  const shades = Array.from({ length: SHADES }, (): DripCup[] => []);
  for (const cup of cups) {
    shades[Math.floor((readShade(cup.cell, cup.row) / SHADE_COLORS.length) * SHADES)]?.push(cup);
    // The palette shades a row when its first cup is asked for: some rows at each step.
    if (cup.cell === 0) yield;
  }
  for (const [layer, [dark, light]] of [
    [sprites.cloth, CLOTH],
    [sprites.water, WATER],
  ] as const) {
    const context = fitCanvas(layer, widthPx, heightPx, pixelRatio);
    if (!context) continue;
    for (const [shade, ofShade] of shades.entries()) {
      yield;
      context.fillStyle = mixColors(dark, light, shade / (SHADES - 1));
      context.beginPath();
      for (const { xPx, yPx } of ofShade) traceCupMark(context, xPx, yPx, cupPx);
      context.fill();
    }
  }
  return sprites;
}

function drawOutline(context: CanvasRenderingContext2D, outline: DripShirt['outline']): void {
  context.beginPath();
  for (const { xPx, yPx } of outline) context.lineTo(xPx, yPx);
  context.closePath();
  context.setLineDash([8, 6]);
  context.lineWidth = 2.2;
  context.lineJoin = 'round';
  context.strokeStyle = COLORS['dip-10'];
  context.stroke();
}

/** Draws the shirt with that many of its cups full. */
export function drawDrip(
  context: CanvasRenderingContext2D,
  shirt: DripShirt,
  { cloth, water }: DripSprites,
  full: number,
): void {
  const { widthPx, heightPx } = shirt;
  context.drawImage(cloth, 0, 0, widthPx, heightPx);
  const { rowsTopPx, toXPx } = findWater(shirt, full);
  context.save();
  context.beginPath();
  context.rect(0, rowsTopPx, widthPx, heightPx - rowsTopPx);
  context.rect(0, rowsTopPx - shirt.rowPx, toXPx, shirt.rowPx);
  context.clip();
  context.drawImage(water, 0, 0, widthPx, heightPx);
  context.restore();
  drawOutline(context, shirt.outline);
}
