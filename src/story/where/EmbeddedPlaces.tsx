import { Credits } from '../../dashboards/Credits';
import { PAGE_SOURCES } from '../../data/pageSources';
import { Section } from '../../ui/section/Section';
import { Choice } from './Choice';

/** The map and its shirt alone, for an iframe in another page; `?grown=india` chooses in its address, too. */
export function EmbeddedPlaces() {
  return (
    <>
      <Section name="embed-where">
        <Choice />
      </Section>
      <Credits source={PAGE_SOURCES.where} page="thirsty_fashion/where" />
    </>
  );
}
