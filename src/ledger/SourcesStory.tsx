import type { ReactNode } from 'react';
import * as words from '#words/sources';
import { currentEdition } from '../data/editions';
import { formatEditionDate } from '../model/citation';
import { OfflineLink } from '../offline/OfflineLink';
import { Sheet, SheetPart } from '../ui/Sheet';
import { StoryLink } from '../ui/StoryLink';
import { Section } from '../ui/section/Section';
import { LANGUAGE_BASE } from '../words/language';
import { Asked } from './Asked';
import { CiteThis } from './CiteThis';
import { Ledger } from './Ledger';
import { LedgerFilter } from './LedgerFilter';
import { PlaceLinks } from './PlaceLinks';
import { Mended, OurTitle, References, Tally } from './SourcesText';
import { TwoNumbers } from './TwoNumbers';
import { useFollowPlaces, useTarget } from './usePlaces';

type PartId = keyof typeof words.PARTS;

/** The parts of the sources page, in their order. */
const parts = (Object.keys(words.PARTS) as PartId[]).map((id) => ({ id, title: words.PARTS[id] }));

/** Where the search shows what it found. */
const LEDGER_ID = 'ledger-figures';

/** A part under its heading, which is hydrated and fails by itself. */
function PartSection({ id, children }: { id: PartId; children: ReactNode }) {
  return (
    <Section name={`sources-${id}`}>
      <SheetPart id={id} title={words.PARTS[id]}>
        {children}
      </SheetPart>
    </Section>
  );
}

interface SourcesStoryProps {
  /** Origin of the published site, or "". */
  siteUrl: string;
  /** Beside the title, and along the page. */
  picture: ReactNode;
}

/** Every figure of the story with what stands behind it: a ledger that a teacher can check. */
export function SourcesStory({ siteUrl, picture }: SourcesStoryProps) {
  useTarget();
  const followPlace = useFollowPlaces();
  return (
    <Sheet
      title={words.pageTitle}
      picture={picture}
      ground="night"
      summary={
        <Section name="sources-tally">
          <div className="stack gap-5">
            <Asked />
            <Tally />
          </div>
        </Section>
      }
      linksName={words.onThisPage}
      links={<PlaceLinks places={parts} />}
      onClick={followPlace}
    >
      <LedgerFilter ledgerId={LEDGER_ID} />
      <PartSection id="two-numbers">
        <TwoNumbers />
      </PartSection>
      <PartSection id="mended">
        <Mended />
      </PartSection>
      <PartSection id="ledger">
        <p>
          {words.ledgerIntro(
            <a href={`${LANGUAGE_BASE}data/claims.json`}>claims.json</a>,
            <a href={`${LANGUAGE_BASE}data/claims.schema.json`}>{words.schema}</a>,
            <OfflineLink />,
          )}
        </p>
        <p>
          <StoryLink to="/data">{words.openData}</StoryLink>
        </p>
        <Ledger id={LEDGER_ID} />
      </PartSection>
      <PartSection id="our-title">
        <OurTitle />
      </PartSection>
      <PartSection id="references">
        <References />
      </PartSection>
      <PartSection id="cite-this">
        <p data-edition="">{words.edition(currentEdition.number, formatEditionDate(currentEdition))}</p>
        <CiteThis siteUrl={siteUrl} />
      </PartSection>
    </Sheet>
  );
}
