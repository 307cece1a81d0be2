import { createCanvasPool } from '../../src/scene/canvas.ts';
import { finish } from '../../src/scene/frames.ts';
import { bakeField, drawField } from '../../src/story/shirt/field/draw.ts';
import { placeField } from '../../src/story/shirt/field/placeField.ts';

const BOX = { widthPx: 1200, heightPx: 700 };
const AT_LEAST_MS = 200;

/** Milliseconds for one run of `act`: the mean over as many as fit, since a page's clock is coarse. */
function time(act) {
  act();
  const start = performance.now();
  let runs = 0;
  while (runs < 3 || performance.now() < start + AT_LEAST_MS) {
    act();
    runs++;
  }
  return (performance.now() - start) / runs;
}

const screen = document.createElement('canvas');
screen.width = BOX.widthPx;
screen.height = BOX.heightPx;
// In memory: what is asked to be drawn is drawn before the clock stops.
const context = screen.getContext('2d', { willReadFrequently: true });
const flush = (target) => target.getImageData(0, 0, 1, 1);

/** All slices of the bake, without the time that a page leaves between them. */
const bakeWhole = (field) => finish(bakeField(field, 1, BOX, createCanvasPool()));

/** What bench/measure/growth.mjs calls in the page: the closing field with as many cups as this build has. */
window.measureField = () => {
  const field = placeField(BOX.widthPx, BOX.heightPx, 6, false, 1);
  const image = bakeWhole(field);
  return {
    cups: field.cups.length,
    layoutMs: time(() => placeField(BOX.widthPx, BOX.heightPx, 6, false, 1)),
    bakeMs: time(() => flush(bakeWhole(field).getContext('2d'))),
    frameMs: time(() => {
      drawField(context, field, image, 1, Math.round(field.cups.length * 0.6));
      flush(context);
    }),
  };
};

/** Lays the field out and keeps it, so that its heap can be read. */
window.keepField = () => {
  window.kept = placeField(BOX.widthPx, BOX.heightPx, 6, false, 1);
};
