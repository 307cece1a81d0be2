import * as words from '#words/where';
import { PAGE_SOURCES } from '../../data/pageSources';
import { EmbedCredits } from '../../ui/EmbedCredits';
import { Section } from '../../ui/section/Section';
import { Places } from './Places';

/** The places and their shirt alone, for an iframe in another page; `?grown=india` chooses in its address, too. */
export function EmbeddedPlaces() {
  return (
    <>
      <Section name="embed-where">
        <Places isEmbedded />
      </Section>
      <EmbedCredits sources={words.sources(PAGE_SOURCES.where)} page="thirsty_fashion/where" />
    </>
  );
}
