import { type RefObject, useEffect } from 'react';
import { putIntoTurn } from '../turns';
import { interpolateWidth, type LineWidths, measureLines } from './lineWidths';
import { LINE_TEXTS, PHONE_TITLE, PHONE_TITLE_QUERY, type TitleLine, WIDE_TITLE } from './titleLines';
import { fitWoodType } from './woodType';

/** Widths in em by line, at the measured stretches. */
type TitleWidths = Record<TitleLine, LineWidths>;

function measureTitle(title: HTMLElement): TitleWidths {
  const names = Object.keys(LINE_TEXTS) as TitleLine[];
  const className = title.querySelector('h1')?.className ?? '';
  const widths = measureLines(title, className, Object.values(LINE_TEXTS));
  return Object.fromEntries(names.map((name, i) => [name, widths[i]])) as TitleWidths;
}

function setTitle(title: HTMLElement, widths: TitleWidths): void {
  const { names, lines, lineHeight } = window.matchMedia(PHONE_TITLE_QUERY).matches
    ? PHONE_TITLE
    : WIDE_TITLE;
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
 * Refines what Title.module.css sets without measuring. With the two families of the site both agree, so nothing
 * moves; with a fallback font, or where CSS cannot divide two lengths, the block is still set to the measure.
 */
export function useWoodType(titleRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const title = titleRef.current;
    if (!title) return;
    let widths: TitleWidths | undefined;
    const set = () => {
      if (widths) setTitle(title, widths);
    };
    const leaving = new AbortController();
    const measure = () => {
      widths = measureTitle(title);
      set();
    };
    document.fonts.ready.then(putIntoTurn(measure, leaving.signal));
    const sizes = new ResizeObserver(set);
    sizes.observe(title);
    return () => {
      leaving.abort();
      sizes.disconnect();
    };
  }, [titleRef]);
}
