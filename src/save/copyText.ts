interface Line {
  text: string;
  left: number;
  right: number;
  top: number;
}

/** The colors that a gradient names. */
export function readColors(gradient: string): string[] {
  return gradient.match(/rgba?\([^)]+\)|#[0-9a-f]+/g) ?? [];
}

const SVG = 'http://www.w3.org/2000/svg';

/** The lines in which the browser has set a text, with their boxes in the viewport. */
function readLines(node: Text, isFromRight: boolean): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    // A long word may itself be broken: its first box tells its line.
    const [box] = range.getClientRects();
    if (!box || box.width === 0) continue;
    const line = lines.at(-1);
    // Words of both directions may share a line from the right.
    const goesOn = line && (isFromRight || box.left >= line.right - 1);
    if (goesOn && Math.abs(line.top - box.top) < box.height / 2) {
      line.text += ` ${word}`;
      line.left = Math.min(line.left, box.left);
      line.right = Math.max(line.right, box.right);
    } else {
      lines.push({ text: word, left: box.left, right: box.right, top: box.top });
    }
  }
  return lines;
}

let measuring: CanvasRenderingContext2D | null | undefined;

/** How far a font's baseline lies below the top of its box, in pixels. */
function measureAscent({ fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return Number.parseFloat(fontSize) * 0.9;
  measuring.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return measuring.measureText('x').fontBoundingBoxAscent;
}

function setCase(text: string, { textTransform }: CSSStyleDeclaration): string {
  return textTransform === 'uppercase' ? text.toUpperCase() : text;
}

/** A text as it is set on the page, one element a line; the origin is the picture's corner in the viewport. */
export function copyText(
  node: Text,
  style: CSSStyleDeclaration,
  color: string,
  { originX, originY }: { originX: number; originY: number },
): Element[] {
  const ascent = measureAscent(style);
  const isStruck = style.textDecorationLine.includes('line-through');
  const strokeWidth = Number.parseFloat(style.webkitTextStrokeWidth);
  const isUnconfirmed = node.parentElement?.closest('[data-unconfirmed]') !== null;
  const isFromRight = style.direction === 'rtl';
  return readLines(node, isFromRight).flatMap(({ text, left, right, top }) => {
    const element = document.createElementNS(SVG, 'text');
    const attributes: Record<string, string | number> = {
      x: (isFromRight ? right : left) - originX,
      ...(isFromRight && { direction: 'rtl' }),
      y: top - originY + ascent,
      textLength: right - left,
      lengthAdjust: 'spacingAndGlyphs',
      fill: color,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      'font-stretch': style.fontStretch,
      ...(strokeWidth > 0 && {
        stroke: style.webkitTextStrokeColor,
        'stroke-width': strokeWidth,
        'paint-order': style.paintOrder,
      }),
      ...(isStruck && { 'text-decoration': 'line-through' }),
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    element.textContent = setCase(text, style);
    if (!isUnconfirmed) return [element];
    // No program draws a dashed line below SVG's text.
    const line = document.createElementNS(SVG, 'path');
    line.setAttribute('data-unconfirmed', '');
    line.setAttribute('d', `M${left - originX} ${top - originY + ascent * 1.16}H${right - originX}`);
    line.setAttribute('stroke', color);
    line.setAttribute('stroke-width', '2');
    line.setAttribute('stroke-dasharray', '5 4');
    return [element, line];
  });
}
