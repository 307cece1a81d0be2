import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** A piece of text as it stands in the viewport. */
interface TextBox {
  text: string;
  /** Red, green, blue (0 to 255) and how much of the ground they cover (0 to 1). */
  ink: [number, number, number, number];
  isLarge: boolean;
  box: { left: number; top: number; right: number; bottom: number };
}

export interface LowContrast {
  text: string;
  ratio: number;
  wanted: number;
}

/** What is no text to be read here and now, each with its reason. */
export const NO_TEXT: Readonly<Record<string, string>> = {
  '.visually-hidden': 'for screen readers only',
  ':disabled': 'a button that was pressed, as WCAG exempts it',
  '[data-view="scroll"] [data-card]:not([data-turned]) [data-side="back"]':
    'the side of a card that is turned away',
  '[data-label="half"]': 'a claim of the picture that the thread strikes through; the caption says it',
  'h1:has(~ [data-water]), [data-water]':
    'wood type in outline: ink around each letter carries it, and the h1 says it',
};

/** WCAG AAA. */
const WANTED = { normal: 7, large: 4.5 };
/** A hair of thread or weave beneath a letter does not decide: so much of the ground may be worse. */
const TOLERATED_SHARE = 0.05;

/** All texts that one can see now, but for those in `exceptions`. */
function listTexts(exceptions: string): TextBox[] {
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const readColor = (color: string): [number, number, number, number] => {
    if (!brush) throw new Error('no canvas');
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const barBottom = document.querySelector('header[data-bar]')?.getBoundingClientRect().bottom ?? 0;
  // The search of the sources stays below the bar while the page scrolls beneath both.
  const search = document.querySelector('search')?.getBoundingClientRect();
  const coveredPx = search && search.top < barBottom + 1 ? Math.max(barBottom, search.bottom) : barBottom;
  const found: TextBox[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.nodeValue?.trim() ?? '';
    if (!parent || !/[\p{L}\p{N}]/u.test(text) || parent.closest(exceptions)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(parent);
    let opacity = 1;
    let isClipped = false;
    for (let at: Element | null = parent; at; at = at.parentElement) {
      const { opacity: own, clipPath } = getComputedStyle(at);
      opacity *= Number(own);
      isClipped ||= clipPath === 'inset(50%)';
    }
    if (opacity < 0.5 || isClipped) continue;
    const ink = readColor(parent instanceof SVGElement ? style.fill : style.color);
    ink[3] *= opacity;
    const sizePx = Number.parseFloat(style.fontSize);
    const isLarge = sizePx >= 24 || (sizePx >= 18.66 && Number(style.fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      const isInView = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      if (!isInView || width < 2 || height < 2) continue;
      if (top < coveredPx && !parent.closest('header[data-bar], search')) continue;
      found.push({ text, ink, isLarge, box: { left, top, right, bottom } });
    }
  }
  return found;
}

/** Takes the ink out of all letters, so that only what lies beneath them is painted. */
function hideLetters() {
  // Letters made bolder by a stroke of their own color; another color is a ground around them.
  for (const text of document.querySelectorAll<SVGElement>('svg text')) {
    const { fill, stroke } = getComputedStyle(text);
    if (fill === stroke) text.style.setProperty('stroke', 'transparent');
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important } text, tspan { fill: transparent !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** A color channel, 0 to 255, in linear light, 0 to 1. */
export const toLinear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const calculateLuminance = (red: number, green: number, blue: number) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** WCAG's ratio of two colors, 1 to 21. */
export function calculateContrast(a: readonly number[], b: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = a;
  const [otherRed = 0, otherGreen = 0, otherBlue = 0] = b;
  const one = calculateLuminance(red, green, blue);
  const other = calculateLuminance(otherRed, otherGreen, otherBlue);
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The pixels of a picture, by their place. */
export async function readPicture(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

/** The texts in the viewport whose ink is too close to the pixels that are really painted beneath them. */
export async function findLowContrast(page: Page, exceptions: string): Promise<LowContrast[]> {
  const texts = await page.evaluate(listTexts, exceptions);
  await page.evaluate(hideLetters);
  const readPixel = await readPicture(await page.screenshot({ scale: 'css' }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return texts.flatMap(({ text, ink, isLarge, box }) => {
    const ratios: number[] = [];
    // Where letters are: a line's box is higher than they.
    const airPx = (box.bottom - box.top) * 0.2;
    for (let y = box.top + airPx; y < box.bottom - airPx; y += 2) {
      for (let x = box.left; x < box.right; x += 3) {
        const ground = readPixel(x, y);
        const mixed = ground.map((value, channel) => value + ((ink[channel] ?? 0) - value) * ink[3]);
        ratios.push(calculateContrast(mixed, ground));
      }
    }
    ratios.sort((a, b) => a - b);
    const ratio = findWorst(ratios);
    const wanted = isLarge ? WANTED.large : WANTED.normal;
    return ratio < wanted ? [{ text: text.slice(0, 50), ratio: Math.round(ratio * 100) / 100, wanted }] : [];
  });
}

/** Letters in a color that no page has, to tell where they are. */
const MARK: readonly number[] = [255, 0, 255];
/** How much of a pixel at a letter's edge is the letter's: less is a neighbor's, more is its inside. */
const EDGE = { from: 0.15, to: 0.85 };
/** Fewer edge pixels are a speck, not letters. */
const LEAST_PIXELS = 12;
/** Words that come or go are to be read once they are so opaque. */
const THERE = 0.95;

/** Paints all letters in `color`, and nothing else: what is in the text's color beside them keeps it. */
function paintLetters(color: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `* { -webkit-text-fill-color: ${color} !important; text-decoration-color: transparent !important } text, tspan { fill: ${color} !important }`,
  );
  document.adoptedStyleSheets = [sheet];
}

/** Where something of a canvas is shown. */
const listCanvasBoxes = () =>
  [...document.querySelectorAll('canvas')]
    .filter((canvas) => canvas.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((canvas) => canvas.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));

export interface EdgeContrast {
  text: string;
  /** The contrasts of all pixels at its letters' edges, the lowest first. */
  ratios: readonly number[];
  wanted: number;
}

/**
 * The contrast of the texts over canvases with what is painted at the edges of their letters. Whoever calls holds the
 * page still: three looks must see the same.
 */
export async function measureLetterEdges(page: Page, exceptions: string): Promise<EdgeContrast[]> {
  const canvases = await page.evaluate(listCanvasBoxes);
  const texts = (await page.evaluate(listTexts, exceptions)).filter(
    ({ box, ink }) =>
      ink[3] >= THERE &&
      canvases.some(
        ({ left, top, right, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      ),
  );
  if (texts.length === 0) return [];
  await page.evaluate(paintLetters, '#f0f');
  const readLetters = await readPicture(await page.screenshot({ scale: 'css' }));
  await page.evaluate(paintLetters, 'transparent');
  const readGround = await readPicture(await page.screenshot({ scale: 'css' }));
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return texts.flatMap(({ text, ink, isLarge, box }) => {
    const ratios: number[] = [];
    for (let y = Math.ceil(box.top); y < box.bottom; y++) {
      for (let x = Math.ceil(box.left); x < box.right; x++) {
        const ground = readGround(x, y);
        const letters = readLetters(x, y);
        // In the channel in which ground and mark differ most.
        const differences = MARK.map((value, channel) => value - (ground[channel] ?? 0));
        const most = Math.max(...differences.map(Math.abs));
        const channel = differences.findIndex((value) => Math.abs(value) === most);
        const cover = ((letters[channel] ?? 0) - (ground[channel] ?? 0)) / (differences[channel] ?? 1);
        if (cover < EDGE.from || cover > EDGE.to) continue;
        const mixed = ground.map((value, at) => value + ((ink[at] ?? 0) - value) * ink[3]);
        ratios.push(calculateContrast(mixed, ground));
      }
    }
    if (ratios.length < LEAST_PIXELS) return [];
    const wanted = isLarge ? WANTED.large : WANTED.normal;
    return { text: text.slice(0, 50), ratios: ratios.sort((a, b) => a - b), wanted };
  });
}

/** The contrast that all but a hair of the edge pixels have. */
export const findWorst = (ratios: readonly number[]): number =>
  ratios[Math.floor(ratios.length * TOLERATED_SHARE)] ?? 21;

export const findMedian = (ratios: readonly number[]): number => ratios[Math.floor(ratios.length / 2)] ?? 21;
