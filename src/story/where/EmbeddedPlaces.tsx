import * as words from '#words/where';
import { PAGE_SOURCES } from '../../data/pageSources';
import { Section } from '../../ui/section/Section';
import { LANGUAGE_BASE } from '../../words/language';
import { Choice } from './Choice';
import styles from './Notes.module.css';

/** The map and its shirt alone, for an iframe in another page; `?grown=india` chooses in its address, too. */
export function EmbeddedPlaces() {
  return (
    <div className={styles.embedded}>
      <Section name="embed-where">
        <Choice isEmbedded />
      </Section>
      <p className={styles.credits}>
        {words.sources(PAGE_SOURCES.where)}{' '}
        <a href={`${LANGUAGE_BASE}thirsty_fashion/where`} target="_blank" rel="noreferrer">
          Threadprint, CC BY 4.0
        </a>
      </p>
    </div>
  );
}
