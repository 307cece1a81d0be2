import { lazy, Suspense } from 'react';
import { formatEditionDate } from '../../model/citation';
import { InTurns } from '../InTurns';
import { whenRead } from '../whenNear';
import { CiteThis } from './CiteThis';
import { LedgerFilter } from './LedgerFilter';
import { Part } from './Part';
import { PlaceLinks } from './PlaceLinks';
import { type PartId, parts } from './parts';
import styles from './SourcesStory.module.css';
import type { Stretch } from './SourcesText';
import { useTarget } from './useTarget';

/** Whether the text stands in the HTML, or is being written into it. */
const isSent = typeof document === 'undefined' || document.querySelector('main [data-entry]') !== null;

async function loadText() {
  await whenRead('[data-entry]');
  return { default: (await import('./SourcesText')).SourcesText };
}

/**
 * The text needs no script to be read: where it was sent, its script waits until the reader moves. After a link from
 * another page it is loaded at once.
 */
const loading = loadText();
const SourcesText = lazy(() => loading);

function Text({ stretch }: { stretch: Stretch }) {
  const text = <SourcesText stretch={stretch} />;
  // After a link the page comes with its text: coming later, it would push what stands below it.
  return isSent ? <Suspense>{text}</Suspense> : text;
}

/** A part that holds nothing but its stretch of the text. */
function TextPart({ id }: { id: PartId & Stretch }) {
  return (
    <Part id={id}>
      <Text stretch={id} />
    </Part>
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
      <InTurns>
        <nav className={styles.jump} aria-label="On this page">
          <ul>
            <PlaceLinks places={parts} />
          </ul>
        </nav>
        <TextPart id="two-numbers" />
        <TextPart id="mended" />
        <Part id="ledger">
          <p className={styles.intro}>
            The same as data: <a href={`${import.meta.env.BASE_URL}data/claims.json`}>claims.json</a>, with
            its <a href={`${import.meta.env.BASE_URL}data/claims.schema.json`}>schema</a>.
          </p>
          <LedgerFilter />
          <Text stretch="ledger" />
        </Part>
        <TextPart id="for-teachers" />
        <TextPart id="references" />
        <Part id="cite-this">
          <p className={styles.intro} data-edition="">
            Edition of {formatEditionDate(editionDate)}.
          </p>
          <CiteThis editionDate={editionDate} siteUrl={siteUrl} />
        </Part>
      </InTurns>
    </div>
  );
}
