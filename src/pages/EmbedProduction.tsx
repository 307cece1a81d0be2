import * as words from '#words/embedProduction';
import { EmbeddedProduction } from '../dashboards/EmbeddedProduction';
import { PageHead } from '../shell/PageHead';
import { Section } from '../ui/section/Section';

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
