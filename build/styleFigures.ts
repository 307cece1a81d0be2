// `node build/run.mjs build/styleFigures.ts [CHECKOUT]`: how much style there is, in figures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StyleSheet {
  /** Its path below src/, as "ui/Card.module.css". */
  file: string;
  /** Its text without comments. */
  css: string;
}

/** All style sheets below src/ of a checkout. */
export const readSheets = (root: string): StyleSheet[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      css: readFileSync(join(root, 'src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''),
    }));

/** The parts of "0 calc(1rem + 2px) auto": a space within parentheses parts none. */
export const splitValues = (setting: string): string[] =>
  setting.match(/[^\s()]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s]+/g) ?? [];

const SPACING =
  /(?<=[\s;{])(?:(?:margin|padding|inset)(?:-[a-z-]+)?|(?:row-|column-)?gap|top|bottom|left|right):([^;}]+)/g;

/** Every value that a sheet gives to a margin, a padding, a gap or a place: "var(--s-4)", "0", "auto". */
export const findSpacing = (css: string): string[] =>
  [...css.matchAll(SPACING)].flatMap(([, values = '']) => splitValues(values.replace('!important', '')));

const count = (css: string, pattern: RegExp) => [...css.matchAll(pattern)].length;

/** Every width of a line that a sheet draws. */
export const listWidths = (css: string) =>
  [...css.matchAll(/stroke-width:([^;}]+)/g)].map(([, width = '']) => width.trim());

/** The figures of all sheets together. */
export function countStyles(root: string) {
  const sheets = readSheets(root).filter(({ file }) => !file.includes('titleWidths'));
  const css = sheets.map((sheet) => sheet.css).join('\n');
  const lines = sheets.map(
    ({ file }) =>
      readFileSync(join(root, 'src', file), 'utf8')
        .trimEnd()
        .split('\n').length,
  );
  return {
    lines: lines.reduce((sum, each) => sum + each, 0),
    rules: count(css, /[^{}@;]+\{(?=[^{}]*[:;])/g),
    spacingLengths: new Set(findSpacing(css).filter((value) => /\d/.test(value) && value !== '0')).size,
    strokeWidths: new Set(listWidths(css).map((width) => width.replace(/px$/, ''))).size,
    printBlocks: count(css, /@media print\b/g),
    windowConditions: count(css, /@media[^{]*--(?:scant|tiny|narrow|medium|wide|short)\b/g),
  };
}

export function main(): void {
  console.table(countStyles(process.argv[3] ?? join(import.meta.dirname, '..')));
}
