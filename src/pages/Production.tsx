import { PageHead } from '../shell/PageHead';
import { ProductionStory } from '../story/charts/ProductionStory';
import { Section } from '../story/section/Section';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 by phase of production"
        description="Where a garment’s carbon comes from, from the cotton to the last wash: five bobbins of thread, each as tall as its emissions."
        path="charts/production"
      />
      <Section name="production">
        <ProductionStory />
      </Section>
    </>
  );
}
