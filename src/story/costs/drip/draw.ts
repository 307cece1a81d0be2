import { type CanvasPool, fitCanvas } from '../../../scene/canvas';
import type { Stage } from '../../../scene/scene';
import { mixColors } from '../../../theme/easing';
import { COLORS } from '../../../theme/tokens';
import { CUP_HEIGHT_PER_WIDTH, traceCupMark } from '../../cups/cupOutline';
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

/** A cup of that color, to be copied: the browser takes twenty times as long to fill as many outlines. */
function bakeCup(color: string, cupPx: number, pool: CanvasPool, pixelRatio: number): HTMLCanvasElement {
  const sprite = pool.make(cupPx * pixelRatio + 1, cupPx * CUP_HEIGHT_PER_WIDTH * pixelRatio + 1);
  const context = sprite.getContext('2d');
  if (!context) return sprite;
  context.scale(pixelRatio, pixelRatio);
  traceCupMark(context, 0, 0, cupPx);
  context.fillStyle = color;
  context.fill();
  return sprite;
}

/** Draws all cups in the two layers, some rows at each step. */
export function* bakeDrip(
  { cups, cupPx }: DripShirt,
  pool: CanvasPool,
  { widthPx, heightPx, pixelRatio }: Stage,
): Generator<DripSprites, DripSprites> {
  const bakeLayer = ([dark, light]: readonly [string, string]) => {
    const layer = pool.make(1, 1);
    const context = fitCanvas(layer, widthPx, heightPx, pixelRatio);
    const ofShades = Array.from({ length: SHADES }, (_, shade) =>
      bakeCup(mixColors(dark, light, shade / (SHADES - 1)), cupPx, pool, pixelRatio),
    );
    const drawCup = ({ xPx, yPx }: DripCup, shade: number) => {
      const sprite = ofShades[shade];
      if (sprite) context?.drawImage(sprite, xPx, yPx, sprite.width / pixelRatio, sprite.height / pixelRatio);
    };
    return { layer, drawCup };
  };
  const [cloth, water] = [bakeLayer(CLOTH), bakeLayer(WATER)];
  const sprites = { cloth: cloth.layer, water: water.layer };
  for (const cup of cups) {
    const shade = Math.floor((readShade(cup.cell, cup.row) / SHADE_COLORS.length) * SHADES);
    cloth.drawCup(cup, shade);
    water.drawCup(cup, shade);
    // Shown as they come: all copies at once would take the browser a long frame.
    if (cup.cell === 0) yield sprites;
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
