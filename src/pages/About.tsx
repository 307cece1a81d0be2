import * as words from '#words/about';
import { PageHead } from '../shell/PageHead';
import styles from './About.module.css';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/about" />
      <section className={styles.about} data-ground="paper">
        <h1>{words.heading}</h1>
        <p>
          <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{words.licenses}</a>
        </p>
      </section>
    </>
  );
}
