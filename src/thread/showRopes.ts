import { NEEDLE } from './needle';
import { type Rope, strokePiece } from './rope';
import { ROPE_STAGES, type RopeStage } from './ropeStages';

const SVG = 'http://www.w3.org/2000/svg';

/** A needle's eye, and where it points. */
export interface PlacedNeedle {
  xPx: number;
  yPx: number;
  headingRadians: number;
  lengthPx: number;
  stage: RopeStage;
}

/** How much of a rope is to be seen. */
interface ShownRope {
  rope: Rope;
  /** So many of its points. */
  end: number;
  needle: PlacedNeedle | undefined;
}

/** All rims lie below all bodies, and these below the twists: no piece draws its end over another. */
const LAYERS = ['rim', 'body', 'light'] as const;

type Attributes = Readonly<Record<string, string | number>>;

/** Sets what differs: setting the same anew has the browser paint it anew. */
function set(element: Element | undefined, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes))
    if (element && element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Gives `parent` that many children, and returns them. */
function fitChildren(parent: Element, name: 'g' | 'path', count: number): Element[] {
  while (parent.childElementCount > count) parent.lastElementChild?.remove();
  while (parent.childElementCount < count) parent.append(document.createElementNS(SVG, name));
  return [...parent.children];
}

function showNeedle(group: Element, needle: PlacedNeedle | undefined): void {
  set(group, { visibility: needle ? 'visible' : 'hidden' });
  if (!needle) return;
  const { xPx, yPx, headingRadians, lengthPx, stage } = needle;
  const degrees = (headingRadians * 180) / Math.PI;
  set(group, {
    transform: `translate(${xPx.toFixed(2)} ${yPx.toFixed(2)}) rotate(${degrees.toFixed(2)}) scale(${lengthPx})`,
  });
  const parts = fitChildren(group, 'path', NEEDLE.length);
  for (const [i, attributes] of NEEDLE.entries()) set(parts[i], { ...attributes });
  set(parts.at(-1), { stroke: ROPE_STAGES[stage].body });
}

function showPieces(layers: readonly Element[], { rope, end }: ShownRope): void {
  const { points, pieces } = rope;
  const paths = layers.map((layer) => fitChildren(layer, 'path', pieces.length));
  pieces.forEach((piece, i) => {
    const { from, to } = piece;
    const first = points[from];
    if (!first) return;
    const shown = to <= end ? piece.strokes : strokePiece(rope, from, Math.max(from, end));
    LAYERS.forEach((name, layer) => {
      const { d = '', widthPx = 0, cap = 'butt' } = shown[layer] ?? {};
      const stroke = ROPE_STAGES[first.stage][name];
      set(paths[layer]?.[i], d ? { d, stroke, 'stroke-width': widthPx, 'stroke-linecap': cap } : { d });
    });
  });
}

/**
 * Shows ropes as paths of `svg`, whose pixels are the page's. What is drawn scrolls with the page even while the main
 * thread is busy.
 */
export function showRopes(svg: Element, ropes: readonly ShownRope[]): void {
  const groups = fitChildren(svg, 'g', ropes.length);
  ropes.forEach((shown, i) => {
    const group = groups[i];
    if (!group) return;
    const [needle, ...layers] = fitChildren(group, 'g', LAYERS.length + 1).reverse();
    showPieces(layers.reverse(), shown);
    if (needle) showNeedle(needle, shown.needle);
  });
}
