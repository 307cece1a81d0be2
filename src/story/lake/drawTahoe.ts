import { BASIN_COLOR, COLORS } from '../../theme/tokens';
import { drawYarn } from './drawWarp';
import type { Stage } from './placeLake';
import type { YarnSprites } from './yarnSprite';

/** Draws Lake Tahoe as a plain disc, as full of yarns as the water would make it, `shown` as clearly as 0 to 1. */
export function drawTahoe(
  context: CanvasRenderingContext2D,
  stage: Stage,
  sprites: YarnSprites,
  shown: number,
): void {
  const { xPx, yPx, radiusPx, levelPx } = stage.tahoe;
  const pitchPx = Math.max(4, stage.warp.pitchPx / 2);
  context.save();
  context.globalAlpha = shown;
  context.beginPath();
  context.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
  context.fillStyle = BASIN_COLOR;
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = COLORS['dip-6'];
  context.fillRect(xPx - radiusPx, levelPx, 2 * radiusPx, 2 * radiusPx);
  const dye = { cotton: 0, blue: 1, undyed: 0 };
  for (let left = xPx - radiusPx; left < xPx + radiusPx; left += pitchPx) {
    const at = left + pitchPx / 2;
    const strand = {
      topXPx: at,
      bottomXPx: at,
      topPx: levelPx,
      bottomPx: yPx + radiusPx,
      pitchPx,
      carried: 0,
    };
    drawYarn(context, sprites, strand, dye);
  }
  context.restore();
  context.strokeStyle = COLORS['dip-0'];
  context.lineWidth = stage.isNarrow ? 2 : 3;
  context.beginPath();
  context.arc(xPx, yPx, radiusPx, 0, 2 * Math.PI);
  context.stroke();
  context.restore();
}
