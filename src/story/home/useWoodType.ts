import { type RefObject, useEffect } from 'react';
import { browser } from '../../scene/platform';
import { interpolateWidth, type LineWidths, measureLines } from '../lineWidths';
import {
  LINE_TEXTS,
  PHONE_TITLE,
  PHONE_TITLE_QUERY,
  type TitleLayout,
  type TitleLine,
  WIDE_TITLE,
} from './titleLines';
import { fitWoodType } from './woodType';

/** Lines may differ in width by this share of it: what CSS rounds. */
const UNEVEN = 0.002;

/** Widths in em by line, at the measured stretches. */
type TitleWidths = Record<TitleLine, LineWidths>;

function measureTitle(title: HTMLElement): TitleWidths {
  const names = Object.keys(LINE_TEXTS) as TitleLine[];
  const className = title.querySelector('h1')?.className ?? '';
  const widths = measureLines(title, className, Object.values(LINE_TEXTS));
  return Object.fromEntries(names.map((name, i) => [name, widths[i]])) as TitleWidths;
}

function getLayout(): TitleLayout {
  return window.matchMedia(PHONE_TITLE_QUERY).matches ? PHONE_TITLE : WIDE_TITLE;
}

/** Whether the full lines are as wide as each other: then the block is set, whatever set it. */
function isEven(title: HTMLElement): boolean {
  const { names, lines } = getLayout();
  const widthsPx = names
    .filter((_, index) => lines[index]?.shareOfSmallest === undefined)
    .map((name) => title.querySelector(`h1 [data-line="${name}"]`)?.getBoundingClientRect().width ?? 0);
  const widest = Math.max(...widthsPx);
  return widest <= title.clientWidth + 1 && widest - Math.min(...widthsPx) <= UNEVEN * widest;
}

/** Height of a line in em: as the style sheet has it, or as the reader asks. */
function readLineHeight(title: HTMLElement): number {
  const { lineHeight, fontSize } = getComputedStyle(title.querySelector('h1') ?? title);
  return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
}

function setTitle(title: HTMLElement, widths: TitleWidths): void {
  const { names, lines } = getLayout();
  const lineHeight = readLineHeight(title);
  const room = { measurePx: title.clientWidth, heightPx: title.clientHeight, lineHeight };
  const set = fitWoodType(lines, room, (index, stretch) =>
    interpolateWidth(widths[names[index] ?? 'first'], stretch),
  );
  set.lines.forEach(({ fontSizePx, stretchPercent }, index) => {
    title.style.setProperty(`--set-${names[index]}-size`, `${fontSizePx}px`);
    title.style.setProperty(`--set-${names[index]}-stretch`, `${stretchPercent}%`);
  });
}

/**
 * Measures and sets the title where Title.module.css could not: with a fallback font, or where CSS cannot divide two
 * lengths. With the two families of the site its lines are even already, and all those letters need not be laid out.
 */
export function useWoodType(titleRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const title = titleRef.current;
    if (!title) return;
    let widths: TitleWidths | undefined;
    let endSizes: (() => void) | undefined;
    const set = () => {
      if (!widths && isEven(title)) return;
      widths ??= measureTitle(title);
      setTitle(title, widths);
    };
    let isLeft = false;
    document.fonts.ready.then(() => {
      if (!isLeft) endSizes = browser.onSize([title], set);
    });
    return () => {
      isLeft = true;
      endSizes?.();
    };
  }, [titleRef]);
}
