import { useScene } from '../scene/useScene';
import { type ThreadProps, threadScene } from './scene';
import styles from './Thread.module.css';

/** The page-long thread, led by its needle: it runs through the positioned element that holds it. */
export function Thread({ readWay, isDrawnIn = false }: Pick<ThreadProps, 'readWay'> & Partial<ThreadProps>) {
  const scene = useScene(threadScene, { readWay, isDrawnIn });
  return (
    <div ref={scene.ref('root')} className={styles.thread} aria-hidden="true">
      <svg ref={scene.ref('drawing')} data-thread="" />
    </div>
  );
}
