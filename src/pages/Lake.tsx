import * as words from '#words/lake';
import { figures } from '../data/figures';
import { formatFigure } from '../model/formatFigure';
import { InBrief } from '../shell/InBrief';
import { PageHead } from '../shell/PageHead';
import { IndustryStory } from '../story/lake/IndustryStory';
import { Onward } from '../story/lake/Onward';
import { Section } from '../ui/section/Section';

export function Component() {
  return (
    <>
      <PageHead
        title={formatFigure(figures['fashion-water'])}
        description={words.pageDescription}
        path="thirsty_fashion/info2"
      />
      <InBrief section="lake-brief" first={words.pageDescription}>
        {words.brief}
      </InBrief>
      <Section name="lake">
        <IndustryStory />
      </Section>
      <Section name="onward">
        <Onward />
      </Section>
    </>
  );
}
