import * as words from '#words/home';
import { PageHead } from '../shell/PageHead';
import { HomeStory } from '../story/home/HomeStory';
import { Section } from '../ui/section/Section';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.promise} path="thirsty_fashion" />
      <Section name="home">
        <HomeStory />
      </Section>
    </>
  );
}
