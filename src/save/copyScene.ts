import { pictureNoise } from '#words/picture';
import { copyCanvas } from '../scene/runningScene';
import { checkCanvas, readCanvas } from './canvasNoise';
import { copySvg, isTurned, turnOver } from './copySvg';
import { copyText, readColors } from './copyText';

const SVG = 'http://www.w3.org/2000/svg';

/** What belongs to the page and not to the picture. */
const LEFT_OUT =
  '.visually-hidden, details, input, select, textarea, button:not([data-cups] button, [data-label] button)';

/** Nothing that stands in here is fetched or run: the page's policy has no say in what is only written down. */
const paper = document.implementation.createHTMLDocument();

function create(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = paper.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A file as an address that stands in the saved file itself. */
function writeDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** A picture or font of the page as such an address. */
export async function readDataUrl(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} did not come`);
  return writeDataUrl(await response.blob());
}

/** The color of an element's ground, a gradient's first; undefined where it has none. */
export function readGround({ backgroundColor, backgroundImage }: CSSStyleDeclaration) {
  if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
  return /^(linear|radial)-gradient/.test(backgroundImage) ? readColors(backgroundImage)[0] : undefined;
}

interface Copy {
  originX: number;
  originY: number;
  pending: Promise<void>[];
  /** Counts what needs an id. */
  ids: { last: number };
}

function copyGradient(colors: readonly string[], out: Element, copy: Copy): string {
  copy.ids.last += 1;
  const id = `ground-${copy.ids.last}`;
  const gradient = create('linearGradient', { id, x2: 0, y2: 1 });
  gradient.append(
    ...colors.map((color, index) =>
      create('stop', { offset: index / (colors.length - 1), 'stop-color': color }),
    ),
  );
  out.append(gradient);
  return `url(#${id})`;
}

const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

function copyBorders(style: CSSStyleDeclaration, box: Box, out: Element): void {
  const { x, y, width, height } = box;
  const ends = {
    Top: [x, y, x + width, y],
    Right: [x + width, y, x + width, y + height],
    Bottom: [x, y + height, x + width, y + height],
    Left: [x, y, x, y + height],
  };
  for (const side of SIDES) {
    const widthPx = Number.parseFloat(style[`border${side}Width`]);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = ends[side];
    if (!(widthPx > 0)) continue;
    const line = create('line', {
      x1,
      y1,
      x2,
      y2,
      stroke: style[`border${side}Color`],
      'stroke-width': widthPx,
    });
    if (style[`border${side}Style`] === 'dashed')
      line.setAttribute('stroke-dasharray', `${widthPx * 3} ${widthPx * 2}`);
    out.append(line);
  }
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

function readBox(element: Element, { originX, originY }: Copy): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - originX, y: y - originY, width, height };
}

/** A gradient from top to bottom; others stand as their first color, or as the color beneath them. */
const DOWNWARD = /^linear-gradient\((rgb|color|#|180deg|to bottom)/;

/** A radius in pixels; style sheets give it as a share of its side, too. */
const readLength = (text: string, sidePx: number) =>
  Number.parseFloat(text) * (text.endsWith('%') ? sidePx / 100 : 1) || 0;

function copyBox(box: Box, style: CSSStyleDeclaration, out: Element, copy: Copy): void {
  const ground = readGround(style);
  if (ground !== undefined) {
    const colors = DOWNWARD.test(style.backgroundImage) ? readColors(style.backgroundImage) : [];
    const fill = colors.length > 1 ? copyGradient(colors, out, copy) : ground;
    const rect = create('rect', { ...box, fill });
    const [across = '0px', down = across] = style.borderTopLeftRadius.split(' ');
    if (across !== '0px') {
      rect.setAttribute('rx', String(readLength(across, box.width)));
      rect.setAttribute('ry', String(readLength(down, box.height)));
    }
    out.append(rect);
  }
  copyBorders(style, box, out);
}

/** What a style sheet alone draws in an element: a bracket, a stitch. */
function copyBefore(element: Element, { position }: CSSStyleDeclaration, out: Element, copy: Copy): void {
  const style = getComputedStyle(element, '::before');
  const isBox = style.content === '""' && style.position === 'absolute' && style.display !== 'none';
  if (!isBox || position === 'static' || style.opacity === '0') return;
  const { x, y } = readBox(element, copy);
  const [left = 0, top = 0, width = 0, height = 0] = [style.left, style.top, style.width, style.height].map(
    Number.parseFloat,
  );
  copyBox({ x: x + left, y: y + top, width, height }, style, out, copy);
}

/** The part of a canvas that is painted, and where it lies in shares of the whole; undefined where nothing is. */
function cutToPaint(whole: HTMLCanvasElement) {
  const { width: wide, height: high } = whole;
  const { data } = whole.getContext('2d')?.getImageData(0, 0, wide, high) ?? { data: [] };
  let [left, top, right, bottom] = [wide, high, 0, 0];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    const pixel = (at - 3) / 4;
    const [x, y] = [pixel % wide, Math.floor(pixel / wide)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  if (right <= left) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = right - left;
  canvas.height = bottom - top;
  canvas.getContext('2d')?.drawImage(whole, -left, -top);
  const [width, height] = [canvas.width / wide, canvas.height / high];
  return { canvas, left: left / wide, top: top / high, width, height };
}

function copyElement(element: Element, parent: Element, copy: Copy): void {
  if (element.matches(LEFT_OUT)) return;
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.opacity === '0') return;
  // Cut away whole: beside the picture in words alone.
  if (/^inset\((100|50)%/.test(style.clipPath)) return;
  const out = style.opacity === '1' ? parent : create('g', { opacity: style.opacity });
  if (out !== parent) parent.append(out);
  const isShown = style.visibility === 'visible';
  if (isShown && style.display !== 'contents') {
    copyBox(readBox(element, copy), style, out, copy);
    copyBefore(element, style, out, copy);
  }
  if (element instanceof SVGSVGElement) {
    if (isShown) out.append(copySvg(element, readBox(element, copy)));
  } else if (element instanceof HTMLCanvasElement) {
    if (isShown && element.width > 0) {
      checkCanvas(pictureNoise);
      const painted = cutToPaint(copyCanvas(element));
      if (!painted) return;
      const { x, y, width, height } = readBox(element, copy);
      const image = create('image', {
        x: x + width * painted.left,
        y: y + height * painted.top,
        width: width * painted.width,
        height: height * painted.height,
        href: '',
      });
      if (isTurned(element)) image.setAttribute('transform', turnOver(x, width));
      out.append(image);
      const source = readCanvas(painted.canvas, pictureNoise).then(writeDataUrl);
      copy.pending.push(source.then((href) => image.setAttribute('href', href)));
    }
  } else if (element instanceof HTMLImageElement) {
    const image = create('image', { ...readBox(element, copy), href: '' });
    out.append(image);
    const source = readDataUrl(element.currentSrc || element.src);
    copy.pending.push(source.then((href) => image.setAttribute('href', href)));
  } else copyChildren(element, style, out, copy);
}

function copyChildren(element: Element, style: CSSStyleDeclaration, out: Element, copy: Copy): void {
  for (const child of element.childNodes) {
    if (child instanceof Element) copyElement(child, out, copy);
    else if (child instanceof Text && style.visibility === 'visible') {
      out.append(...copyText(child, style, style.color, copy));
    }
  }
}

/** What the elements show now, as one drawing whose corner lies at `origin` in the viewport. */
export async function copyScene(
  elements: readonly Element[],
  { x: originX, y: originY }: Pick<DOMRect, 'x' | 'y'>,
): Promise<SVGElement> {
  const group = create('g', {});
  const copy: Copy = { originX, originY, pending: [], ids: { last: 0 } };
  for (const element of elements) copyElement(element, group, copy);
  await Promise.all(copy.pending);
  return group;
}

/** How far what is drawn reaches. */
export function measureDrawing(drawing: SVGElement): DOMRect {
  const sheet = document.createElementNS(SVG, 'svg');
  const copy = drawing.cloneNode(true) as SVGElement;
  // Within the page they would be fetched, which its policy forbids.
  for (const image of copy.querySelectorAll('image')) image.removeAttribute('href');
  const group = document.importNode(copy, true) as SVGGElement;
  sheet.style.cssText = 'position:fixed;width:0;height:0;visibility:hidden';
  sheet.append(group);
  document.body.append(sheet);
  const { x, y, width, height } = group.getBBox();
  sheet.remove();
  return new DOMRect(x, y, width, height);
}
