import { useEffect, useRef } from 'react';
import { StoryLink } from '../story/StoryLink';
import styles from './ErrorView.module.css';
import type { ShownError } from './shownError';

/** The default error view: the thread is torn, what happened stands in the page frame, and there is a way home. */
export function ErrorView({ error }: { error: ShownError }) {
  const threadRef = useRef<HTMLDivElement>(null);
  const textRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let takeDown: (() => void) | undefined;
    let isGone = false;
    const hang = async () => {
      // Fetched when something has gone wrong: no page carries it.
      const { hangFray } = await import('../story/thread/hangFray');
      const [thread, text] = [threadRef.current, textRef.current];
      if (thread && text && !isGone) takeDown = hangFray(thread, text);
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
      <div ref={threadRef} className={styles.thread} aria-hidden="true" />
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
