import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bobbin } from './Bobbin';
import { chimney } from './Chimney';
import { filament } from './Filament';
import { glass } from './Glass';
import type { Material } from './material';

const [WIDTH, HEIGHT] = [200, 460];
/** Where the bar begins, from above: what reaches over its end is still in the picture. */
const ZERO_PX = 430;
/** A smaller difference than this no eye takes for more of the bar. */
const SEEN = 10;

/** The pixels of one bar on an axis of 100 to 340 px. */
async function paint({ Bar, Definitions }: Material, value: number, trackPx: number, thicknessPx: number) {
  const drawing = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} aria-hidden="true">
      <defs>
        <Definitions prefix="p" />
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#2b1206" />
      <g transform={`translate(${WIDTH / 2} ${ZERO_PX})`}>
        <Bar
          prefix="p"
          index={0}
          value={value}
          lengthPx={(value / 100) * trackPx}
          trackPx={trackPx}
          thicknessPx={thicknessPx}
          isHero={false}
        />
      </g>
    </svg>,
  );
  return sharp(Buffer.from(drawing)).removeAlpha().raw().toBuffer();
}

/** How high above its beginning a bar's paint reaches, by what differs from an empty one. */
function findReach(empty: Buffer, painted: Buffer): number {
  const differs = painted.findIndex((value, place) => Math.abs(value - (empty[place] ?? 0)) > SEEN);
  return ZERO_PX - Math.floor(differs / (WIDTH * 3));
}

describe.each(Object.entries({ bobbin, chimney, filament, glass }))('the paint of a %s', (_, material) => {
  it.each([
    [100, 14],
    [220, 40],
    [340, 60],
  ])('ends where its value ends, on an axis of %d px', async (trackPx, thicknessPx) => {
    const empty = await paint(material, 0, trackPx, thicknessPx);
    for (const value of [22, 55, 100]) {
      const reach = findReach(empty, await paint(material, value, trackPx, thicknessPx));
      // Half of an edge's line, and a pixel that is painted in part.
      expect(reach, `${value}`).toBeLessThanOrEqual((value / 100) * trackPx + 2);
      expect(reach, `${value}`).toBeGreaterThanOrEqual((value / 100) * trackPx - 3);
    }
  });
});
