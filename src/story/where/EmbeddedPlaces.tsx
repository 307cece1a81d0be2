import * as words from '#words/where';
import { PAGE_SOURCES } from '../../data/pageSources';
import { EmbedCredits } from '../../ui/EmbedCredits';
import { Section } from '../../ui/section/Section';
import { Choice } from './Choice';
import styles from './Notes.module.css';

/** The map and its shirt alone, for an iframe in another page; `?grown=india` chooses in its address, too. */
export function EmbeddedPlaces() {
  return (
    <div className={styles.embedded}>
      <Section name="embed-where">
        <Choice isEmbedded />
      </Section>
      <EmbedCredits sources={words.sources(PAGE_SOURCES.where)} page="thirsty_fashion/where" />
    </div>
  );
}
