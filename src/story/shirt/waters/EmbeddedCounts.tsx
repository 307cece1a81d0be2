import { countedName } from '#words/shell';
import * as words from '#words/shirt';
import { PAGE_SOURCES } from '../../../data/pageSources';
import { EmbedCredits } from '../../../ui/EmbedCredits';
import { Spread } from '../../../ui/Spread';
import { Stripes } from '../../../ui/Stripes';
import { Section } from '../../../ui/section/Section';
import { STILL_TEXTS } from '../stillTexts';
import styles from './EmbeddedCounts.module.css';
import { WatersList } from './WatersList';

/** The three waters of a T-shirt's cotton, for an iframe in another page. */
export function EmbeddedCounts() {
  return (
    <>
      <h1 className="visually-hidden">{countedName}</h1>
      <Section name="embed-counted">
        <Spread
          className={styles.counted ?? ''}
          data-ground="night"
          picture={
            <p>
              <Stripes name="waters" alt={STILL_TEXTS.waters} />
            </p>
          }
        >
          <h2>{words.watersAll}</h2>
          <WatersList />
        </Spread>
      </Section>
      <EmbedCredits sources={words.sources(PAGE_SOURCES.info1)} page="thirsty_fashion/info1" />
    </>
  );
}
