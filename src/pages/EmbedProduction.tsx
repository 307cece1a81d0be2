import { PageHead } from '../shell/PageHead';
import { EmbeddedProduction } from '../story/charts/EmbeddedProduction';
import { Section } from '../story/section/Section';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 by phase of production"
        description="Five phases of making a garment, and the carbon of each."
        path="charts/embed/production"
      />
      <Section name="embed-production">
        <EmbeddedProduction />
      </Section>
    </>
  );
}
