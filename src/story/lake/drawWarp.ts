import { COLORS } from '../../theme/tokens';
import type { Stage } from './placeLake';
import type { Strand } from './placeStrands';
import type { YarnDye } from './placeYarns';
import { FRAY_PX, YARN_SHARE } from './yarnSizes';
import { YARN_COLORS, type YarnKind, type YarnSprite, type YarnSprites } from './yarnSprite';

type Context = CanvasRenderingContext2D;

const findEnd = (dye: YarnDye): YarnKind => {
  if (dye.undyed > 0) return 'undyed';
  return dye.blue > 0 ? 'blue' : 'cotton';
};

/** Draws the frayed lower end of a yarn. */
function drawFray(context: Context, { bottomXPx, bottomPx, pitchPx }: Strand, dye: YarnDye): void {
  const kind = findEnd(dye);
  const spreadPx = pitchPx * YARN_SHARE * 0.5;
  context.lineWidth = Math.max(0.8, pitchPx * 0.12);
  context.strokeStyle = YARN_COLORS[kind].light;
  context.globalAlpha = kind === 'undyed' ? 1 : 0.75;
  context.beginPath();
  for (const lean of [-1, -0.2, 0.7]) {
    context.moveTo(bottomXPx + lean * spreadPx * 0.6, bottomPx - 1);
    context.lineTo(bottomXPx + lean * spreadPx * 1.1, bottomPx + FRAY_PX - Math.abs(lean));
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** Height of the loop with which a yarn hangs on the beam. */
const LOOP_PX = 5;
const BEAM_PX = 5;
/** The ends of narrower yarns would run into one another. */
const LEAST_FRAYED_PX = 6;

/** Copies the part of a yarn between two shares of its length onto its strand. */
function drawPart(context: Context, sprite: YarnSprite, strand: Strand, from: number, to: number): void {
  const { topXPx, topPx, bottomXPx, bottomPx, pitchPx } = strand;
  const lengthPx = bottomPx - topPx;
  if (to <= from || lengthPx <= 0) return;
  const { image, pixelRatio } = sprite;
  const yPx = from * lengthPx;
  const partPx = Math.min((to - from) * lengthPx, image.height / pixelRatio - yPx);
  if (partPx <= 0) return;
  const copy = (x: number, y: number) =>
    context.drawImage(
      image,
      0,
      yPx * pixelRatio,
      image.width,
      partPx * pixelRatio,
      x - pitchPx / 2,
      y,
      pitchPx,
      partPx,
    );
  if (topXPx === bottomXPx) {
    copy(topXPx, topPx + yPx);
    return;
  }
  context.save();
  context.transform(1, 0, (bottomXPx - topXPx) / lengthPx, 1, topXPx, topPx);
  copy(0, yPx);
  context.restore();
}

/** Draws one yarn in its dyes, from the top down: cotton, blue, undyed. */
function drawYarn(context: Context, sprites: YarnSprites, strand: Strand, dye: YarnDye): void {
  const blueEnd = dye.cotton + dye.blue;
  drawPart(context, sprites.cotton, strand, 0, dye.cotton);
  drawPart(context, sprites.blue, strand, dye.cotton, blueEnd);
  drawPart(context, sprites.undyed, strand, blueEnd, blueEnd + dye.undyed);
}

/** Draws the yarns that hang on the beam, their ends frayed, and over them those on their way. */
export function drawCarriedYarns(
  context: Context,
  sprites: YarnSprites,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
): void {
  const draw = (isWanted: (carried: number) => boolean) =>
    strands.forEach((strand, i) => {
      const dye = dyes[i];
      if (!dye || !isWanted(strand.carried)) return;
      drawYarn(context, sprites, strand, dye);
      if (strand.carried === 1 && strand.pitchPx >= LEAST_FRAYED_PX) drawFray(context, strand, dye);
    });
  draw((carried) => carried === 1);
  draw((carried) => carried > 0 && carried < 1);
}

/** The kind of yarn at a share of the length, or undefined below its end. */
function findKind(dye: YarnDye, share: number): YarnKind | undefined {
  if (share < dye.cotton) return 'cotton';
  if (share < dye.cotton + dye.blue) return 'blue';
  return share <= dye.cotton + dye.blue + dye.undyed ? 'undyed' : undefined;
}

const LOOP_COLORS: Readonly<Record<YarnKind, readonly [body: string, light: string]>> = {
  blue: ['#4a8fb0', COLORS['dip-2']],
  undyed: ['#1a3a5b', '#33608a'],
  cotton: ['#f1ddb0', COLORS.boll],
};

/** Draws the beam as far as yarns hang on it, and the loops with which they do. */
export function drawBeam(
  context: Context,
  stage: Stage,
  strands: readonly Strand[],
  dyes: readonly YarnDye[],
  shown: number,
): void {
  const { leftPx, pitchPx, topPx } = stage.warp;
  context.globalAlpha = shown;
  context.fillStyle = COLORS['dip-1'];
  const overhangPx = Math.min(leftPx, 14);
  const beamWidthPx = pitchPx * strands.length + 2 * overhangPx;
  context.fillRect(leftPx - overhangPx, topPx - BEAM_PX, beamWidthPx, BEAM_PX);
  context.globalAlpha = 1;
  const widthPx = pitchPx * YARN_SHARE;
  strands.forEach(({ carried }, i) => {
    const dye = dyes[i];
    if (carried < 0.8 || !dye) return;
    const [body, light] = LOOP_COLORS[findKind(dye, 0) ?? 'undyed'];
    const xPx = leftPx + (i + 0.5) * pitchPx - widthPx / 2;
    context.fillStyle = body;
    context.fillRect(xPx, topPx - BEAM_PX - 1, widthPx, LOOP_PX + 2);
    context.fillStyle = light;
    context.fillRect(xPx, topPx - BEAM_PX + 0.5, widthPx, 1.2);
  });
}
