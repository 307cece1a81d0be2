import { useInView } from 'react-intersection-observer';
import styles from './TipDrawing.module.css';
import { DRAWING_BOX, TIP_DRAWINGS, type TipDrawingId, traceDrawing } from './tipDrawings';

const VIEW_BOX = `0 0 ${DRAWING_BOX.width} ${DRAWING_BOX.height}`;
const PEG = { width: 7, height: 19 } as const;
/** From one drawing to the next, and farther than any window shows. */
const GROUND = 'M-900 214H0M300 214H1200';

/** A drawing made of one line, which draws itself as it comes into view. */
export function TipDrawing({ drawing }: { drawing: TipDrawingId }) {
  const { ref, inView } = useInView({ threshold: 0.3, triggerOnce: true });
  const { holes = [], pegs = [], drops = [] } = TIP_DRAWINGS[drawing];
  const line = traceDrawing(drawing);
  return (
    <div ref={ref} className={styles.strip} data-drawn={inView ? '' : undefined}>
      <svg viewBox={VIEW_BOX} {...DRAWING_BOX} aria-hidden="true">
        {holes.map(([x, y]) => (
          <circle key={`${x} ${y}`} className={styles.hole} cx={x} cy={y} r="9" />
        ))}
        <path d={GROUND} />
        <path className={styles.line} d={line} pathLength="1" />
        <path className={styles.twist} d={GROUND + line} />
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
