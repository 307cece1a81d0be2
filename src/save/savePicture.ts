import { saveSvg, unconfirmedKey } from '#words/picture';
import { checkCanvas, readCanvas } from './canvasNoise';
import { type Credits, composePicture, type Fonts } from './composePicture';
import { copyScene, readDataUrl, readGround } from './copyScene';
import { nameFile } from './nameFile';

export type PictureFormat = 'svg' | 'png';

/** Saved pixels for each pixel of the page. */
const SCALE = 2;

/** The font files of the page, embedded. Where the browser blocks one, the picture has the face that stands in for it. */
async function readFonts(): Promise<Fonts> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')];
  const read = async (name: string) => {
    const href = links.find((link) => link.href.includes(name))?.href;
    if (href === undefined) return undefined;
    try {
      return await readDataUrl(href);
    } catch {
      return undefined;
    }
  };
  const [serif, sans] = await Promise.all([read('thread-serif'), read('thread-sans')]);
  return { serif, sans };
}

/** The color that lies behind an element. */
function findGround(element: Element | null): string {
  if (!element) return '#fff';
  return readGround(getComputedStyle(element)) ?? findGround(element.parentElement);
}

/** The page's address as a reader would type it. */
export function findAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const { host, pathname } = new URL(canonical ?? location.href);
  return host + pathname;
}

/** Gives the reader a file. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken it by then; kept for ever it would hold the memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function paint(svg: Blob, widthPx: number, heightPx: number): Promise<Blob> {
  checkCanvas(saveSvg);
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = widthPx * SCALE;
    canvas.height = heightPx * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await readCanvas(canvas, saveSvg);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Saves what the elements show now, within `frame` (a box in the viewport), as a file of its own. */
export async function savePicture(
  elements: readonly Element[],
  frame: DOMRect,
  words: Omit<Credits, 'address'> & { ground?: string | undefined; secondGround?: string | undefined },
  format: PictureFormat,
): Promise<void> {
  const [first = document.body] = elements;
  const [scene, fonts] = await Promise.all([copyScene(elements, frame), readFonts()]);
  const { svg, widthPx, heightPx } = composePicture({
    ...words,
    checks: [...(words.checks ?? []), ...(scene.querySelector('[data-unconfirmed]') ? [unconfirmedKey] : [])],
    ground: words.ground ?? findGround(first),
    address: findAddress(),
    drawing: new XMLSerializer().serializeToString(scene),
    widthPx: frame.width,
    heightPx: frame.height,
    ink: getComputedStyle(first).color,
    fonts,
  });
  const blob = new Blob([svg], { type: 'image/svg+xml' });
  download(format === 'svg' ? blob : await paint(blob, widthPx, heightPx), nameFile(words.title, format));
}
