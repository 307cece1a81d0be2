import { lazy, startTransition, useEffect, useState } from 'react';
import { countedName } from '#words/shell';
import * as words from '#words/shirt';
import { UnconfirmedKey } from '../../../claim/UnconfirmedKey';
import { PAGE_SOURCES } from '../../../data/pageSources';
import { readSearch } from '../../../model/reader';
import { EmbedCredits } from '../../../ui/EmbedCredits';
import { Section } from '../../../ui/section/Section';
import { Counted } from './Counted';
import { FIRST_CHOICE, parseChoice } from './choice';
import styles from './EmbeddedCounts.module.css';

/** In the HTML as sent; until the script for them comes, the section waits as it stands. */
const CountSwitches = lazy(() =>
  import('./CountSwitches').then((module) => ({ default: module.CountSwitches })),
);

/** The switches that say what is counted, for an iframe in another page; `?parts=rain-irrigation` sets them, too. */
export function EmbeddedCounts() {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  // Not before the section is compared with its HTML.
  useEffect(
    () => startTransition(() => setChoice(parseChoice(readSearch(window.location.search).parts))),
    [],
  );
  return (
    <>
      <h1 className="visually-hidden">{countedName}</h1>
      <Section name="embed-counted">
        <section className={styles.counted} data-ground="night">
          <Counted Switches={CountSwitches} choice={choice} onChoose={setChoice} />
          <p className="small">
            <UnconfirmedKey />
          </p>
        </section>
      </Section>
      <EmbedCredits sources={words.sources(PAGE_SOURCES.info1)} page="thirsty_fashion/info1" />
    </>
  );
}
