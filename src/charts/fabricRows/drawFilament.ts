import { mix } from '../../theme/easing';
import { type BakeContext, type Baked, bake, copyPart } from './bake';
import type { TrackBox } from './placeFabricRows';

type Context = CanvasRenderingContext2D;

/** Turns thinner than this cannot be told apart; then one turn stands for four. */
const THINNEST_TURN_PX = 1.9;
const COARSE = 4;
/** In the spring, beside the name, one turn stands for so many. */
const SPRING_KWH_PER_TURN = 8;
const WIDEST_GLOW_PX = 12;
/** As a share of the filament's thickness: half of what lies between two rows. In a low window it would lie on the next one. */
const GLOW = 0.39;
/** Until it is pressed together so far, the filament keeps its turns. */
const SPRING_FROM = 0.8;

export interface FilamentSprites {
  cold: Baked;
  lit: Baked;
  /** The same in fewer turns, as it stands beside the name. */
  spring: Baked;
  lengthPx: number;
  springPx: number;
}

/** How many kilowatt-hours one turn of the filament stands for: 1, or 4 where the axis is short. */
const calculateKwhPerTurn = (axisEnd: number, axisPx: number): number =>
  axisPx / axisEnd < THINNEST_TURN_PX ? COARSE : 1;

const findGlowPx = ({ thicknessPx }: TrackBox): number => Math.min(WIDEST_GLOW_PX, thicknessPx * GLOW);

interface WireColors {
  front: string;
  back: string;
  glow: string;
  glowPx: number;
}

const LIT: WireColors = { front: '#ffc94a', back: '#9a5a12', glow: '#ffa51f', glowPx: 10 };
const COLD: WireColors = { front: '#a87d46', back: '#5d4223', glow: '#000000', glowPx: 0 };

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
  kwhPerTurn = calculateKwhPerTurn(axisEnd, box.lengthPx),
): Baked {
  const turnPx = (box.lengthPx / axisEnd) * kwhPerTurn;
  const lengthPx = (box.lengthPx * kwh) / axisEnd;
  const heightPx = box.thicknessPx;
  const padPx = findGlowPx(box);
  // Its glow ends with the wire: beyond, it would be read as more.
  return bake(padPx + lengthPx, heightPx + 2 * padPx, baking, (context) => {
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
    context.shadowBlur = Math.min(colors.glowPx, padPx) * baking.pixelRatio;
    context.drawImage(wire.image, padPx, padPx, lengthPx, heightPx);
    context.shadowBlur = 0;
    context.drawImage(wire.image, padPx, padPx, lengthPx, heightPx);
  });
}

/** Winds one filament, cold and lit, and the spring that it becomes, each once. */
export function bakeFilament(
  kwh: number,
  { energy, spring }: { energy: TrackBox; spring: TrackBox },
  axisEnd: number,
  baking: BakeContext,
): FilamentSprites {
  return {
    cold: bakeCoil(kwh, energy, axisEnd, baking, COLD),
    lit: bakeCoil(kwh, energy, axisEnd, baking, LIT),
    spring: bakeCoil(kwh, spring, axisEnd, baking, LIT, SPRING_KWH_PER_TURN),
    lengthPx: (energy.lengthPx * kwh) / axisEnd,
    springPx: (spring.lengthPx * kwh) / axisEnd,
  };
}

/** The head of the current: white-hot, where cold wire begins to glow; nothing of it where the wire is cold. */
function drawHead(context: Context, xPx: number, { centerYPx, thicknessPx }: TrackBox): void {
  const heat = context.createRadialGradient(xPx, centerYPx, 0, xPx, centerYPx, thicknessPx * 0.8);
  heat.addColorStop(0, 'rgba(255,246,220,.9)');
  heat.addColorStop(0.4, 'rgba(255,201,74,.35)');
  heat.addColorStop(1, 'rgba(255,165,31,0)');
  context.fillStyle = heat;
  const reachPx = thicknessPx * 0.8;
  context.fillRect(xPx - reachPx, centerYPx - reachPx, reachPx, 2 * reachPx);
}

/** Draws a filament: lit from the left as far as the current has come, the rest cold. */
export function drawFilament(
  context: Context,
  { cold, lit, lengthPx }: FilamentSprites,
  box: TrackBox,
  share: number,
): void {
  const padPx = findGlowPx(box);
  const left = box.zeroXPx - padPx;
  const top = box.centerYPx - box.thicknessPx / 2 - padPx;
  const litPx = share >= 1 ? lit.widthPx : share <= 0 ? 0 : padPx + lengthPx * share;
  copyPart(context, cold, litPx, cold.widthPx - litPx, left + litPx, top);
  copyPart(context, lit, 0, litPx, left, top);
  if (share > 0 && share < 1) drawHead(context, left + litPx, box);
}

/** Draws a lit filament on its way to the spring beside its name: `pressed` is 0 to 1. */
export function drawSpring(
  context: Context,
  { lit, spring, lengthPx, springPx }: FilamentSprites,
  { energy, spring: end }: { energy: TrackBox; spring: TrackBox },
  pressed: number,
): void {
  const isSpring = pressed >= SPRING_FROM;
  const { image, widthPx, heightPx } = isSpring ? spring : lit;
  const padPx = findGlowPx(isSpring ? end : energy);
  const innerPx = mix(lengthPx, springPx, pressed);
  const shareX = innerPx / (widthPx - padPx);
  const shareY = mix(energy.thicknessPx, end.thicknessPx, pressed) / (heightPx - 2 * padPx);
  const height = heightPx * shareY;
  context.drawImage(
    image,
    mix(energy.zeroXPx, end.zeroXPx, pressed) - padPx * shareX,
    energy.centerYPx - height / 2,
    widthPx * shareX,
    height,
  );
}
