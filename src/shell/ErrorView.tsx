import { useEffect, useRef } from 'react';
import { StoryLink } from '../story/StoryLink';
import styles from './ErrorView.module.css';
import type { ShownError } from './shownError';

/** The default error view: the thread is torn, what happened stands in the page frame, and there is a way home. */
export function ErrorView({ error }: { error: ShownError }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const textRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let takeDown: (() => void) | undefined;
    let isGone = false;
    const hang = async () => {
      // Fetched when something has gone wrong: no page carries it.
      const { hangFray } = await import('../story/thread/hangFray');
      const [canvas, text] = [canvasRef.current, textRef.current];
      if (canvas && text && !isGone) takeDown = hangFray(canvas, text);
    };
    // What went wrong may be the network: then the words stand alone.
    hang().catch(() => {});
    return () => {
      isGone = true;
      takeDown?.();
    };
  }, []);

  return (
    <section className={styles.error} data-ground="mist">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <canvas ref={canvasRef} className={styles.thread} aria-hidden="true" />
      <div ref={textRef} className={styles.text}>
        <h1>Unexpected Application Error!</h1>
        <p className={styles.status}>{error.text}</p>
        <StoryLink className="button button-solid" to="/thirsty_fashion">
          Pick up the thread
        </StoryLink>
      </div>
    </section>
  );
}
