import { lazy, Suspense } from 'react';
import { formatEditionDate } from '../../model/citation';
import { StoryLink } from '../StoryLink';
import { whenRead } from '../whenNear';
import { CiteThis } from './CiteThis';
import { LedgerFilter } from './LedgerFilter';
import { Part } from './Part';
import { parts } from './parts';
import styles from './SourcesStory.module.css';
import type { Stretch } from './SourcesText';
import { useTarget } from './useTarget';

/**
 * The text stands in the HTML and needs no script to be read: where it does, its script waits until the reader moves.
 * After a link from another page it is loaded at once.
 */
const SourcesText = lazy(async () => {
  await whenRead('[data-entry]');
  return { default: (await import('./SourcesText')).SourcesText };
});

function Text({ stretch }: { stretch: Stretch }) {
  return (
    <Suspense>
      <SourcesText stretch={stretch} />
    </Suspense>
  );
}

interface SourcesStoryProps {
  /** The day of the edition, e.g. "2026-11-21", or "". */
  editionDate: string;
  /** Origin of the published site, or "". */
  siteUrl: string;
}

/** Every figure of the story with what stands behind it: a ledger that a teacher can check. */
export function SourcesStory({ editionDate, siteUrl }: SourcesStoryProps) {
  useTarget();
  return (
    <div className={styles.page} data-ground="paper">
      <header className={styles.head}>
        <h1>Every number, checked</h1>
        <p className={styles.lead}>
          What each figure counts, where it comes from, and how sure we are. The arithmetic is worked out:
          repeat it.
        </p>
        <Text stretch="tally" />
      </header>
      <nav className={styles.jump} aria-label="On this page">
        <ul>
          {parts.map(({ id, title }) => (
            <li key={id}>
              <StoryLink to="/sources" hash={id}>
                {title}
              </StoryLink>
            </li>
          ))}
        </ul>
      </nav>
      <Text stretch="pictures" />
      <Part id="ledger">
        <p className={styles.intro}>
          The same as data: <a href={`${import.meta.env.BASE_URL}data/claims.json`}>claims.json</a>, with its{' '}
          <a href={`${import.meta.env.BASE_URL}data/claims.schema.json`}>schema</a>.
        </p>
        <LedgerFilter />
        <Text stretch="ledger" />
      </Part>
      <Text stretch="background" />
      <Part id="cite-this">
        <p className={styles.intro} data-edition="">
          Edition of {formatEditionDate(editionDate)}.
        </p>
        <CiteThis editionDate={editionDate} siteUrl={siteUrl} />
      </Part>
    </div>
  );
}
