import * as words from '#words/fabrics';
import { CHART_NAMES } from '#words/text/charts';
import { EmbeddedFabrics } from '../dashboards/EmbeddedFabrics';
import { FabricsStory } from '../dashboards/FabricsStory';
import { PageHead } from '../shell/PageHead';
import { Section } from '../ui/section/Section';

// The dashboard and its three charts alone: nearly all of their script is the same, so they come as one file.

export function Component() {
  return (
    <>
      <PageHead title={words.title} description={words.pageDescription} path="charts/fabrics" />
      <FabricsStory />
    </>
  );
}

export function EmbedWater() {
  return (
    <>
      <PageHead
        title={CHART_NAMES.water}
        description={words.EMBED_DESCRIPTIONS.water}
        path="charts/embed/water"
      />
      <Section name="embed-water">
        <EmbeddedFabrics measure="water" />
      </Section>
    </>
  );
}

export function EmbedEnergy() {
  return (
    <>
      <PageHead
        title={CHART_NAMES.energy}
        description={words.EMBED_DESCRIPTIONS.energy}
        path="charts/embed/energy"
      />
      <Section name="embed-energy">
        <EmbeddedFabrics measure="energy" />
      </Section>
    </>
  );
}

export function EmbedCo2() {
  return (
    <>
      <PageHead title={CHART_NAMES.co2} description={words.EMBED_DESCRIPTIONS.co2} path="charts/embed/co2" />
      <Section name="embed-co2">
        <EmbeddedFabrics measure="co2" />
      </Section>
    </>
  );
}
