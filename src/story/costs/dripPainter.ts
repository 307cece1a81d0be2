import { fitCanvas } from '../../charts/canvas';
import { pageStudio, type Studio } from '../../charts/studio';
import { mixColors } from '../../theme/easing';
import { COLORS } from '../../theme/tokens';
import { type CupSprite, createCupSprite, drawCups } from '../cups/cupSprite';
import { readShade, SHADE_COLORS } from '../shirt/shirtPalette';
import { type DripCup, placeDripShirt } from './placeDripShirt';

/** As many shades as keep the cloth smooth at this size. */
const SHADES = 10;
const WATER = [COLORS['dip-8'], '#4f93b0'] as const;
const CLOTH = [COLORS['weld-lo'], COLORS.boll] as const;

/** So many are drawn at a stretch: a slow phone answers in between. */
const CUPS_A_STEP = 500;

export interface DripPainter {
  /** Draws the shirt step by step. */
  draw: () => Generator<undefined>;
  /**
   * Shows that many full cups; of those that stand there it draws only those that changed.
   * @returns the height of the water line, in CSS pixels from the canvas's top
   */
  fill: (cups: number) => number;
  /** Where the hem ends at the right: labels stand there. */
  hemXPx: number;
}

function createSprites(
  [dark, light]: readonly [string, string],
  cupPx: number,
  pixelRatio: number,
  studio: Studio,
): CupSprite[] {
  return Array.from({ length: SHADES }, (_, shade) =>
    createCupSprite({ color: mixColors(dark, light, shade / (SHADES - 1)) }, cupPx, pixelRatio, {
      make: studio.createCanvas,
    }),
  );
}

/** Places the shirt, and keeps what is needed to draw and fill it. */
export function createDripPainter(
  canvas: HTMLCanvasElement,
  widthPx: number,
  heightPx: number,
  studio: Studio = pageStudio,
): DripPainter | undefined {
  const fitted = fitCanvas(canvas, widthPx, heightPx);
  if (!fitted) return undefined;
  const { context, pixelRatio } = fitted;
  const { cups, cupPx, outline, hemXPx } = placeDripShirt(widthPx, heightPx);
  const sprites = {
    water: createSprites(WATER, cupPx, pixelRatio, studio),
    cloth: createSprites(CLOTH, cupPx, pixelRatio, studio),
  };
  const drawCup = (cup: DripCup, kind: 'water' | 'cloth') => {
    const shade = Math.floor((readShade(cup.cell, cup.row) / SHADE_COLORS.length) * SHADES);
    const sprite = sprites[kind][shade];
    if (sprite) drawCups(context, sprite, [cup]);
  };
  const drawOutline = () => {
    context.beginPath();
    for (const { xPx, yPx } of outline) context.lineTo(xPx, yPx);
    context.closePath();
    context.setLineDash([8, 6]);
    context.lineWidth = 2.2;
    context.lineJoin = 'round';
    context.strokeStyle = COLORS['dip-10'];
    context.stroke();
  };
  let drawn = 0;
  let full = 0;
  return {
    hemXPx,
    *draw() {
      for (const cup of cups) {
        drawCup(cup, drawn < full ? 'water' : 'cloth');
        drawn++;
        // With the first cup the shading of all is worked out: that is a step of its own.
        if (drawn % CUPS_A_STEP === 1) yield;
      }
      drawOutline();
    },
    fill(count) {
      const next = Math.max(0, Math.min(cups.length, count));
      // A new choice starts the drip anew.
      for (const cup of cups.slice(next, Math.min(full, drawn))) drawCup(cup, 'cloth');
      for (const cup of cups.slice(full, Math.min(next, drawn))) drawCup(cup, 'water');
      full = next;
      const top = cups[Math.max(0, full - 1)];
      return top ? top.yPx : heightPx;
    },
  };
}
