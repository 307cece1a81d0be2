import * as words from '#words/embedProduction';
import { PageHead } from '../shell/PageHead';
import { EmbeddedProduction } from '../story/dashboards/EmbeddedProduction';
import { Section } from '../story/section/Section';

export function Component() {
  return (
    <>
      <PageHead title={words.title} description={words.pageDescription} path="charts/embed/production" />
      <Section name="embed-production">
        <EmbeddedProduction />
      </Section>
    </>
  );
}
