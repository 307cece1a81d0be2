import { useEffect, useRef, useState } from 'react';
import { fitCanvas } from '../../charts/canvas';
import { drawWeave, type WeaveId } from '../../charts/weave/drawWeave';
import { workInTurns } from '../../motion/scheduler';
import { useElementSize } from '../../motion/useElementSize';
import styles from './Flashcard.module.css';
import { useNear } from './useNear';

/** The cloth that the fiber becomes, drawn once its card comes near. */
export function WeaveSwatch({ id }: { id: WeaveId }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  const { ref, isNear } = useNear<HTMLDivElement>('60%');
  useElementSize(canvasRef, (widthPx, heightPx) => setSize({ widthPx, heightPx }));

  useEffect(() => {
    const { widthPx, heightPx } = size;
    const canvas = canvasRef.current;
    if (!canvas || !isNear || widthPx === 0) return;
    const fitted = fitCanvas(canvas, widthPx, heightPx);
    if (!fitted) return;
    // Cards come near together, and each cloth takes a while to weave.
    const leaving = new AbortController();
    workInTurns(drawWeave(fitted.context, id, widthPx, heightPx), leaving.signal);
    return () => leaving.abort();
  }, [id, isNear, size]);

  return (
    <div className={`needs-script ${styles.weave}`} ref={ref}>
      <canvas ref={canvasRef} aria-hidden="true" />
    </div>
  );
}
