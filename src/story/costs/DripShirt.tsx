import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { COTTON_CUPS } from '../../data/shirt';
import { formatCups, formatNumber } from '../../model/format';
import { workInTurns } from '../../motion/scheduler';
import { useElementSize } from '../../motion/useElementSize';
import styles from './DripShirt.module.css';
import { createDripPainter, type DripPainter } from './dripPainter';
import { useNear } from './useNear';

/** The shirt: every one of its cups is drawn once it comes near, and filled from the hem as it drips. */
export function DripShirt({ cups }: { cups: number }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const labelRef = useRef<HTMLDivElement>(null);
  const painterRef = useRef<DripPainter>(undefined);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  const [levelPx, setLevelPx] = useState<number>();
  const { ref, isNear } = useNear<HTMLDivElement>('60%');
  useElementSize(canvasRef, (widthPx, heightPx) => setSize({ widthPx, heightPx }));

  const fill = useEffectEvent(() => setLevelPx(painterRef.current?.fill(cups)));

  useEffect(() => {
    if (!canvasRef.current || !isNear || size.widthPx === 0) return;
    const painter = createDripPainter(canvasRef.current, size.widthPx, size.heightPx);
    painterRef.current = painter;
    labelRef.current?.style.setProperty('--hem', `${painter?.hemXPx ?? 0}px`);
    fill();
    if (!painter) return;
    const leaving = new AbortController();
    workInTurns(painter.draw(), leaving.signal);
    return () => leaving.abort();
  }, [isNear, size]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cups is another picture
  useEffect(() => fill(), [cups]);

  useEffect(() => {
    if (levelPx !== undefined) labelRef.current?.style.setProperty('--level', `${levelPx}px`);
  }, [levelPx]);

  const left = COTTON_CUPS - cups;
  return (
    <div className={`needs-script ${styles.shirt}`} ref={ref}>
      <svg className={styles.drop} viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 1C22 15 21 30 12 30C3 30 2 15 12 1Z" />
      </svg>
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={`A T-shirt of ${formatCups(COTTON_CUPS)}, ${formatNumber(cups)} of them full`}
      />
      <div className={styles.labels} ref={labelRef} aria-hidden="true">
        {left > 0 && <p className={styles.left}>{`${formatNumber(left)} to go`}</p>}
        <p className={styles.full}>{`${formatNumber(cups)} full`}</p>
      </div>
    </div>
  );
}
