import { PageHead } from '../shell/PageHead';
import { EmbeddedFabrics } from '../story/charts/EmbeddedFabrics';
import { FabricsStory } from '../story/charts/FabricsStory';
import { Section } from '../story/section/Section';

// The dashboard and its three charts alone: nearly all of their script is the same, so they come as one file.

export function Component() {
  return (
    <>
      <PageHead
        title="Six fabrics, three bills"
        description="Cotton, wool, cellulosics, hemp, polyamide and polyester: what one kilogram of each takes in water and energy, and what it emits in CO2."
        path="charts/fabrics"
      />
      <FabricsStory />
    </>
  );
}

export function EmbedWater() {
  return (
    <>
      <PageHead
        title="Water use by fabric"
        description="The water that one kilogram of each of six fabrics takes."
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
        title="Energy use by fabric"
        description="The energy that one kilogram of each of six fabrics takes."
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
      <PageHead
        title="CO2 emissions by fabric"
        description="The CO2 that one kilogram of each of six fabrics emits."
        path="charts/embed/co2"
      />
      <Section name="embed-co2">
        <EmbeddedFabrics measure="co2" />
      </Section>
    </>
  );
}
