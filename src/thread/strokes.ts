/** What a rope and its loose fibers are drawn with. */
export type StrokeContext = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'bezierCurveTo'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'stroke'
  | 'strokeStyle'
>;

/** A stroke as an SVG path draws it. */
export interface Stroke {
  d: string;
  color: string;
  widthPx: number;
  cap: CanvasLineCap;
}

/** One decimal is finer than any screen. */
const digits = (px: number) => String(Math.round(px * 10) / 10);

/** Takes down what `draw` draws, in the order of the strokes. Corners are round: which they were is not noted. */
export function recordStrokes(draw: (context: StrokeContext) => void): Stroke[] {
  const strokes: Stroke[] = [];
  let d = '';
  const context: StrokeContext = {
    lineCap: 'round',
    lineJoin: 'round',
    lineWidth: 1,
    strokeStyle: '#000',
    beginPath: () => {
      d = '';
    },
    moveTo: (x, y) => {
      d += `M${digits(x)} ${digits(y)}`;
    },
    // As on a canvas, the first line of a path has nowhere to come from.
    lineTo: (x, y) => {
      d += `${d ? 'L' : 'M'}${digits(x)} ${digits(y)}`;
    },
    bezierCurveTo: (...px) => {
      d += `C${px.map(digits).join(' ')}`;
    },
    stroke: () => {
      strokes.push({
        d,
        color: String(context.strokeStyle),
        widthPx: context.lineWidth,
        cap: context.lineCap,
      });
    },
  };
  draw(context);
  return strokes;
}
