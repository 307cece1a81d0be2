import { saveSvg, unconfirmedKey } from '#words/picture';
import { checkCanvas, readCanvas } from './canvasNoise';
import { CARD, type Credits, composeCard, composePicture, type Face } from './composePicture';
import { copyScene, measureDrawing, readDataUrl, readGround } from './copyScene';
import { nameFile } from './nameFile';

export type PictureFormat = 'svg' | 'png';

/** How long fonts that stand in a picture may take to be read: in Arabic and Bengali two files make a family. */
const FONTS_MS = 100;

/** Saved pixels for each pixel of the page. */
const SCALE = 2;

const FACE_DESCRIPTORS = ['font-weight', 'font-stretch', 'size-adjust', 'unicode-range'];

/** The rules of a style sheet; none of one that has failed to load, which browsers let nobody read. */
function listRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** The rules of the page's font files. A file that a rule takes some numerals of only is not worth a second copy, and no picture has letters thinner than 400. */
function listFaceRules() {
  const faces = [...document.styleSheets]
    .filter(({ href }) => href === null || href.startsWith(location.origin))
    .flatMap(listRules)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style, parentStyleSheet }) => {
      const read = (name: string) => style.getPropertyValue(name);
      const [, path] = /url\("?([^")]+)/.exec(read('src')) ?? [];
      return {
        family: read('font-family').replaceAll(/["']/g, ''),
        url: path && new URL(path, parentStyleSheet?.href ?? document.baseURI).href,
        range: read('unicode-range'),
        isThin: Number(read('font-weight').split(' ').at(-1)) < 400,
        descriptors: FACE_DESCRIPTORS.filter((name) => read(name) !== '')
          .map((name) => `${name}:${read(name)}`)
          .join(';'),
      };
    });
  return faces.filter((face, index) => {
    const first = faces.findIndex(({ url }) => url === face.url);
    const isRepeated =
      faces.findIndex(({ family, url }) => url === face.url && family === face.family) < index;
    return face.url !== undefined && !face.isThin && !isRepeated && faces[first]?.range === face.range;
  });
}

/** The font files of the page, embedded. Where the browser blocks one, the picture has the face that stands in for it. */
async function readFaces(): Promise<Face[]> {
  const faces = listFaceRules().map(async ({ url = '', family, descriptors }) => {
    const data = await readDataUrl(url).catch(() => undefined);
    return data === undefined ? [] : [{ family, data, descriptors }];
  });
  return (await Promise.all(faces)).flat();
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
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
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
    const draw = () => canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    // Chromium reads them when they are first drawn with, and draws no letter meanwhile.
    draw();
    await new Promise((resolve) => setTimeout(resolve, FONTS_MS));
    draw();
    return await readCanvas(canvas, saveSvg);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Lines are drawn on both sides of where they lie. */
const EDGE_PX = 8;

function widen({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x - EDGE_PX, y - EDGE_PX, width + 2 * EDGE_PX, height + 2 * EDGE_PX);
}

/** What the elements show now, as a file of its own: within `frame`, a box in the viewport, or as far as it is drawn. */
export async function makePicture(
  elements: readonly Element[],
  frame: DOMRect | undefined,
  words: Omit<Credits, 'address'>,
  format: PictureFormat,
): Promise<File> {
  const [first = document.body] = elements;
  const [scene, faces] = await Promise.all([copyScene(elements, { x: 0, y: 0 }), readFaces()]);
  const { x, y, width, height } = frame ?? widen(measureDrawing(scene));
  scene.setAttribute('transform', `translate(${-x} ${-y})`);
  const { svg, widthPx, heightPx } = composePicture({
    ...words,
    checks: [...(words.checks ?? []), ...(scene.querySelector('[data-unconfirmed]') ? [unconfirmedKey] : [])],
    ground: findGround(first),
    address: findAddress(),
    drawing: new XMLSerializer().serializeToString(scene),
    widthPx: width,
    heightPx: height,
    ink: getComputedStyle(first).color,
    faces,
  });
  const blob = new Blob([svg], { type: 'image/svg+xml' });
  const painted = format === 'svg' ? blob : await paint(blob, widthPx, heightPx);
  return new File([painted], nameFile(words.title, format), { type: painted.type });
}

/** An element alone with the page's address, as a picture of one size in every window. */
export async function makeCard(element: Element, title: string): Promise<File> {
  const { x, y, width, height } = element.getBoundingClientRect();
  const [scene, faces] = await Promise.all([copyScene([element], { x, y }), readFaces()]);
  const svg = composeCard({
    ground: findGround(element),
    address: findAddress(),
    drawing: new XMLSerializer().serializeToString(scene),
    widthPx: width,
    heightPx: height,
    ink: getComputedStyle(element).color,
    faces,
  });
  const painted = await paint(new Blob([svg], { type: 'image/svg+xml' }), CARD.widthPx, CARD.heightPx);
  return new File([painted], nameFile(title, 'png'), { type: painted.type });
}

/** Saves it. */
export async function savePicture(...given: Parameters<typeof makePicture>): Promise<void> {
  download(await makePicture(...given));
}
