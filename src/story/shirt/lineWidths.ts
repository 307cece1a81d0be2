/** Widths are read at these stretches of the display face, in percent; between two of them its axis is straight. */
const STRETCHES = [50, 75, 100, 125, 150];
const PROBE_PX = 200;

/** Widths of a line in em, at each of `STRETCHES`. They do not change with the window. */
type LineWidths = readonly number[];

/** Sets each of `texts` at every stretch, as `className` does, in `parent`: unseen, and all in one layout. */
export function measureLines(parent: Element, className: string, texts: readonly string[]): LineWidths[] {
  const probes = texts.map((text) =>
    STRETCHES.map((stretch) => {
      const probe = document.createElement('span');
      probe.className = className;
      probe.textContent = text;
      Object.assign(probe.style, {
        position: 'absolute',
        visibility: 'hidden',
        display: 'block',
        height: '0',
        width: 'max-content',
        fontSize: `${PROBE_PX}px`,
        fontStretch: `${stretch}%`,
        transition: 'none',
      });
      return probe;
    }),
  );
  parent.append(...probes.flat());
  const widths = probes.map((line) => line.map((probe) => probe.getBoundingClientRect().width / PROBE_PX));
  for (const probe of probes.flat()) probe.remove();
  return widths;
}

/** Width in em at any stretch, between the measured ones. */
export function interpolateWidth(widths: LineWidths, stretchPercent: number): number {
  const place = (stretchPercent - 50) / 25;
  const index = Math.min(STRETCHES.length - 2, Math.max(0, Math.floor(place)));
  const [before = 0, after = 0] = [widths[index], widths[index + 1]];
  return before + (after - before) * (place - index);
}
