import { useEffect, useRef, useState } from 'react';
import { fitCanvas } from '../../charts/canvas';
import { drawWeave, type WeaveId } from '../../charts/weave/drawWeave';
import { useElementSize } from '../../motion/useElementSize';
import { useInView } from '../../motion/useInView';
import { waitForTurn } from '../turns';
import styles from './Flashcard.module.css';

/** The cloth that the fiber becomes, drawn once its card comes near. */
export function WeaveSwatch({ id }: { id: WeaveId }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState({ widthPx: 0, heightPx: 0 });
  const { ref, inView } = useInView({ rootMargin: '60%', triggerOnce: true, fallbackInView: true });
  useElementSize(canvasRef, (widthPx, heightPx) => setSize({ widthPx, heightPx }));

  useEffect(() => {
    const { widthPx, heightPx } = size;
    if (!inView || widthPx === 0) return;
    let isGone = false;
    // Cards come near together; each cloth takes a while to weave.
    waitForTurn().then(() => {
      const fitted = !isGone && canvasRef.current && fitCanvas(canvasRef.current, widthPx, heightPx);
      if (fitted) drawWeave(fitted.context, id, widthPx, heightPx);
    });
    return () => {
      isGone = true;
    };
  }, [id, inView, size]);

  return (
    <div className={`needs-script ${styles.weave}`} ref={ref}>
      <canvas ref={canvasRef} aria-hidden="true" />
    </div>
  );
}
