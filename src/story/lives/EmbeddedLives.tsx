import * as words from '#words/lives';
import { PAGE_SOURCES } from '../../data/pageSources';
import { formatLives } from '../../model/lives/address';
import { Section } from '../../ui/section/Section';
import { LANGUAGE_BASE } from '../../words/language';
import styles from './Ending.module.css';
import { useSettledLives } from './livesStore';
import { TwoLives } from './TwoLives';
import { useLivesAddress } from './useLivesAddress';

/** The two lives with what the worlds say of them, for an iframe in another page; the fragment of its address sets them, too. */
export function EmbeddedLives() {
  useLivesAddress();
  const pair = useSettledLives();
  return (
    <>
      <h1 className="visually-hidden">{words.pageTitle}</h1>
      <Section name="embed-lives">
        <TwoLives isEmbedded />
      </Section>
      <p className={styles.credits}>
        {words.sources(PAGE_SOURCES.lives)}{' '}
        <a
          href={`${LANGUAGE_BASE}thirsty_fashion/lives${formatLives(pair)}`}
          target="_blank"
          rel="noreferrer"
        >
          Threadprint, CC BY 4.0
        </a>
      </p>
    </>
  );
}
