import { PageHead } from '../shell/PageHead';
import styles from './About.module.css';

export function Component() {
  return (
    <>
      <PageHead title="About" description="About Threadprint." path="thirsty_fashion/about" />
      <section className={styles.about} data-ground="paper">
        <h1>about page</h1>
      </section>
    </>
  );
}
