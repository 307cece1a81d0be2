import styles from './TipDrawing.module.css';
import { DRAWING_BOX, TIP_DRAWINGS, type TipDrawingId, traceDrawing } from './tipDrawings';

interface TipDrawingProps {
  drawing: TipDrawingId;
  /** Whether the thread runs through it from right to left on phones. */
  isReversed: boolean;
}

const VIEW_BOX = `0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`;
const PEG = { width: 7, height: 19 } as const;

/** A drawing made of one line. In the scenes the page's thread draws it; without script it is a plain line. */
export function TipDrawing({ drawing, isReversed }: TipDrawingProps) {
  const { holes = [], pegs = [], drops = [] } = TIP_DRAWINGS[drawing];
  return (
    <div
      className={styles.drawing}
      data-drawing={drawing}
      data-reversed={isReversed || undefined}
      data-strand="last"
    >
      <svg viewBox={VIEW_BOX} {...DRAWING_BOX} aria-hidden="true">
        {holes.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={y} r="9" />
        ))}
        <path className={styles.line} d={traceDrawing(drawing)} />
      </svg>
      <svg viewBox={VIEW_BOX} {...DRAWING_BOX} className={styles.over} aria-hidden="true">
        {pegs.map(([x, y]) => (
          <rect
            key={x}
            className={styles.peg}
            x={x - PEG.width / 2}
            y={y - PEG.height * 0.45}
            width={PEG.width}
            height={PEG.height}
            rx="2"
          />
        ))}
        {drops.map(([x, y]) => (
          <path
            key={x}
            className={styles.drop}
            d={`M${x} ${y - 8}C${x + 6} ${y + 1} ${x + 4} ${y + 7} ${x} ${y + 7}C${x - 4} ${y + 7} ${x - 6} ${y + 1} ${x} ${y - 8}Z`}
          />
        ))}
      </svg>
    </div>
  );
}
