// Here alone the serif is thinner than 400 (build/fonts.ts).
import '#theme/lightSerif.css';
import * as words from '#words/specimen';
import { StoryLink } from '../ui/StoryLink';
import styles from './Specimen.module.css';
import { SpecimenCode } from './SpecimenCode';
import { Sizes, Weights } from './SpecimenSizes';
import type { ShownError } from './shownError';

function Glyphs() {
  return (
    <section className={`${styles.part} ${styles.glyphs}`}>
      <p className={styles.alphabet}>ABCDEFGHIJKLMN OPQRSTUVWXYZ abcdefghijklmno pqrstuvwxyz &amp;?!%÷×</p>
      <div className={styles.text}>
        <p>
          Thread Sans
          <br />
          ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz
        </p>
        <p>{words.sample}</p>
      </div>
    </section>
  );
}

/** Home's error page: the type that holds the story together, while the page is mended. */
export function Specimen({ error }: { error: ShownError }) {
  return (
    <div className={styles.specimen} data-ground="madder">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <section className={`${styles.part} ${styles.hero}`}>
        <SpecimenCode status={error.status} />
        <div className={styles.intro}>
          <h1>{words.heading}</h1>
          <div>
            <p className={styles.label} role="alert">
              {error.text}
            </p>
            <p>
              {words.faces}
              <StoryLink to="/thirsty_fashion">{words.back}</StoryLink>
            </p>
          </div>
        </div>
      </section>
      <Sizes />
      <Weights />
      <Glyphs />
      <div className={styles.numerals}>
        <p>0123456789</p>
      </div>
    </div>
  );
}
