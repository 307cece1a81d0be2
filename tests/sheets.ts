import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Sheet {
  /** What can be read on it, without spaces and line breaks: those are the layout's. */
  text: string;
  /** What can be read in its lower margin. */
  foot: string;
  /** Whether nothing stands on it, but in its lower margin. */
  isBlank: boolean;
  /** The words that reach into the sheet's margins, where a browser cuts them off. */
  cut: string[];
}

interface Word {
  text: string;
  /** Where it stands, as shares of the sheet. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  isCut: boolean;
}

interface Picture {
  widthPx: number;
  heightPx: number;
  gray: Uint8Array;
}

const DPI = 50;
/** The 14 mm of theme/paper.css. */
const MARGIN_INCHES = 14 / 25.4;
/** In points; a letter may lean out by half of one. */
const MARGIN_PT = MARGIN_INCHES * 72 - 0.5;
/** Gray of more light than this is paper. */
const PAPER = 220;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The letters alone. */
export const squeeze = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u00ad\u200b]+/g, '');

/** A binary PGM: "P5", width, height, 255, each followed by one blank, and the pixels. */
function readPicture(file: string): Picture {
  const content = readFileSync(file);
  const [head = '', widthPx, heightPx] =
    /^P5\s(\d+)\s(\d+)\s255\s/.exec(content.toString('latin1', 0, 40)) ?? [];
  return { widthPx: Number(widthPx), heightPx: Number(heightPx), gray: content.subarray(head.length) };
}

/** Whether `word` lies on the sheet, with ink on its place. */
function isSeen({ widthPx, heightPx, gray }: Picture, { left, top, right, bottom }: Word): boolean {
  if (left < 0 || top < 0 || right > 1 || bottom > 1) return false;
  for (let y = Math.floor(top * heightPx); y < bottom * heightPx; y++)
    for (let x = Math.floor(left * widthPx); x < right * widthPx; x++)
      if ((gray[y * widthPx + x] ?? PAPER) < PAPER) return true;
  return false;
}

/** The words of each sheet, in the order of the page, as `pdftotext -bbox` lists them. */
function readWords(file: string): Word[][] {
  const html = execFileSync('pdftotext', ['-raw', '-bbox', file, '-'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
  });
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width, height] = /^width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const words = page.matchAll(/xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)<\/word>/g);
      return [...words].map(([, left, top, right, bottom, text = '']) => ({
        text: text.replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole),
        left: Number(left) / Number(width),
        top: Number(top) / Number(height),
        right: Number(right) / Number(width),
        bottom: Number(bottom) / Number(height),
        isCut: Number(left) < MARGIN_PT || Number(right) > Number(width) - MARGIN_PT,
      }));
    });
}

/** Reads the sheets of a PDF back with Poppler (see providePoppler): what they say counts only where it can be seen. */
export function readSheets(pdf: Uint8Array): Sheet[] {
  const folder = mkdtempSync(join(tmpdir(), 'threadprint-sheets-'));
  try {
    const file = join(folder, 'print.pdf');
    writeFileSync(file, pdf);
    execFileSync('pdftoppm', ['-gray', '-r', String(DPI), file, join(folder, 'sheet')]);
    const pictures = readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort();
    const words = readWords(file);
    return pictures.map((name, index) => {
      const picture = readPicture(join(folder, name));
      const { widthPx, heightPx, gray } = picture;
      const footPx = Math.floor(heightPx - MARGIN_INCHES * DPI);
      const seen = (words[index] ?? []).filter((word) => isSeen(picture, word));
      const isFoot = ({ top }: Word) => top * heightPx >= footPx;
      const read = (part: readonly Word[]) => squeeze(part.map(({ text }) => text).join(''));
      return {
        text: read(seen.filter((word) => !isFoot(word))),
        foot: read(seen.filter(isFoot)),
        isBlank: gray.subarray(0, footPx * widthPx).every((value) => value >= PAPER),
        cut: seen.filter(({ isCut }) => isCut).map(({ text }) => text),
      };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
