// What a drawing takes from style sheets, and has to carry itself once it stands alone.
const INHERITED = [
  'direction',
  'fill',
  'fill-opacity',
  'font-family',
  'font-size',
  'font-stretch',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** Properties that are not inherited, with the value that needs no telling. */
const OWN = {
  'clip-path': 'none',
  'dominant-baseline': 'auto',
  mask: 'none',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'unicode-bidi': 'normal',
  'vector-effect': 'none',
} as const;

/** Geometry that a style sheet may set. */
const GEOMETRY = ['x', 'y', 'width', 'height', 'rx', 'r', 'cx', 'cy'] as const;

/** Whether an element lies in a drawing that is turned over, which lines that run from the right do. */
export const isTurned = (element: Element): boolean =>
  document.documentElement.dir === 'rtl' && element.closest('.turns, .upright')?.matches('.turns') === true;

/** Turns over what is drawn from `x` on, where it stands. */
export const turnOver = (x: number, width: number): string => `translate(${2 * x + width} 0) scale(-1 1)`;

const FOREIGN = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

function copyStyle(from: Element, to: Element, outer: CSSStyleDeclaration | undefined): CSSStyleDeclaration {
  const style = getComputedStyle(from);
  for (const property of INHERITED) {
    const value = style.getPropertyValue(property);
    if (value !== outer?.getPropertyValue(property)) to.setAttribute(property, value);
  }
  for (const [property, plain] of Object.entries(OWN)) {
    const value = style.getPropertyValue(property);
    if (value !== plain && value !== '' && !value.startsWith('none')) to.setAttribute(property, value);
  }
  if (/^(rect|circle|ellipse)$/.test(from.localName)) {
    for (const property of GEOMETRY) {
      const value = style.getPropertyValue(property);
      if (value !== '' && value !== 'auto' && value !== '0px') to.setAttribute(property, value);
    }
  }
  const { transform } = style;
  if (transform !== 'none' && !from.hasAttribute('transform')) to.setAttribute('transform', transform);
  return style;
}

function copyNode(from: Element, outer: CSSStyleDeclaration | undefined): Element {
  const to = from.cloneNode(false) as Element;
  for (const { name } of [...to.attributes]) if (FOREIGN.test(name)) to.removeAttribute(name);
  const style = copyStyle(from, to, outer);
  for (const child of from.childNodes) {
    if (child instanceof Text) to.append(child.data);
    else if (child instanceof Element && getComputedStyle(child).display !== 'none') {
      to.append(copyNode(child, style));
    }
  }
  return to;
}

/** A drawing with all that style sheets give it, at `place` in the picture. */
export function copySvg(
  svg: SVGSVGElement,
  place: { x: number; y: number; width: number; height: number },
): Element {
  const copy = copyNode(svg, undefined);
  for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
  if (getComputedStyle(svg).overflow !== 'hidden') copy.setAttribute('overflow', 'visible');
  copy.removeAttribute('transform');
  if (!isTurned(svg)) return copy;
  const turned = document.createElementNS(svg.namespaceURI, 'g');
  turned.setAttribute('transform', turnOver(place.x, place.width));
  turned.append(copy);
  return turned;
}
