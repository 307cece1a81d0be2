import { StoryLink } from '../story/StoryLink';
import styles from './ErrorView.module.css';
import type { ShownError } from './shownError';

/** The default error view: what happened, in the page frame, and a way home. */
export function ErrorView({ error }: { error: ShownError }) {
  return (
    <section className={styles.error} data-ground="mist">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <h1>Unexpected Application Error!</h1>
      <p className={styles.status}>{error.text}</p>
      <StoryLink className="button button-solid" to="/thirsty_fashion">
        Pick up the thread
      </StoryLink>
    </section>
  );
}
