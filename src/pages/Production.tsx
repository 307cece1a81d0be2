import * as words from '#words/production';
import { ProductionStory } from '../dashboards/ProductionStory';
import { PageHead } from '../shell/PageHead';
import { Section } from '../ui/section/Section';

export function Component() {
  return (
    <>
      <PageHead title={words.title} description={words.pageDescription} path="charts/production" />
      <Section name="production">
        <ProductionStory />
      </Section>
    </>
  );
}
