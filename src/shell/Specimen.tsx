import { StoryLink } from '../story/StoryLink';
import styles from './Specimen.module.css';
import type { ShownError } from './shownError';

/** Home's error page: the type that holds the story together, while the page is mended. */
export function Specimen({ error }: { error: ShownError }) {
  return (
    <section className={styles.specimen} data-ground="madder">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <h1>This page came unstitched. While we mend it, meet the type that holds the story together.</h1>
      <p>{error.text}</p>
      <p>
        One serif that swells from sewing thread to soaked wool, and one quiet grotesk for everything you need
        to read. <StoryLink to="/thirsty_fashion">Back to the pour</StoryLink>
      </p>
    </section>
  );
}
