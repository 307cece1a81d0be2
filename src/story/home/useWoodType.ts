import { type RefObject, useEffect } from 'react';
import { LINE_TEXTS, PHONE_TITLE, PHONE_TITLE_QUERY, type TitleLine, WIDE_TITLE } from './titleLines';
import { fitWoodType } from './woodType';

/** Widths are read at these stretches; between two of them the axis is straight. */
const STRETCHES = [50, 75, 100, 125, 150];
const PROBE_PX = 200;

/** Widths in em by line, at each of `STRETCHES`. */
type LineWidths = Record<TitleLine, number[]>;

/** Sets every line once, unseen, at each stretch. Widths in em do not change with the window. */
function measureLines(title: HTMLElement): LineWidths {
  const probe = document.createElement('span');
  probe.className = title.querySelector('h1')?.className ?? '';
  Object.assign(probe.style, {
    position: 'absolute',
    visibility: 'hidden',
    display: 'block',
    height: '0',
    width: 'max-content',
    fontSize: `${PROBE_PX}px`,
  });
  title.append(probe);
  const measure = (name: TitleLine) => {
    probe.textContent = LINE_TEXTS[name];
    return STRETCHES.map((stretch) => {
      probe.style.fontStretch = `${stretch}%`;
      return probe.getBoundingClientRect().width / PROBE_PX;
    });
  };
  const widths: LineWidths = {
    the: measure('the'),
    thirsty: measure('thirsty'),
    first: measure('first'),
    fashion: measure('fashion'),
    industry: measure('industry'),
  };
  probe.remove();
  return widths;
}

/** Width in em at any stretch, between the measured ones. */
export function interpolateWidth(widths: readonly number[], stretchPercent: number): number {
  const place = (stretchPercent - 50) / 25;
  const index = Math.min(STRETCHES.length - 2, Math.max(0, Math.floor(place)));
  const [before = 0, after = 0] = [widths[index], widths[index + 1]];
  return before + (after - before) * (place - index);
}

function setTitle(title: HTMLElement, widths: LineWidths): void {
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
    let widths: LineWidths | undefined;
    const set = () => {
      if (widths) setTitle(title, widths);
    };
    let isGone = false;
    document.fonts.ready.then(() => {
      if (isGone) return;
      widths = measureLines(title);
      set();
    });
    const sizes = new ResizeObserver(set);
    sizes.observe(title);
    return () => {
      isGone = true;
      sizes.disconnect();
    };
  }, [titleRef]);
}
