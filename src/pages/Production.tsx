import * as words from '#words/production';
import { PageHead } from '../shell/PageHead';
import { ProductionStory } from '../story/dashboards/ProductionStory';
import { Section } from '../story/section/Section';

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
