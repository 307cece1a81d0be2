import { PageHead } from '../shell/PageHead';
import { HomeStory } from '../story/home/HomeStory';
import { Section } from '../story/section/Section';

export function Component() {
  return (
    <>
      <PageHead
        title="The Thirsty Fashion Industry"
        description="How many cups of water do you drink a day? See how many it takes to make the cotton of one T-shirt."
        path="thirsty_fashion"
      />
      <Section name="home">
        <HomeStory />
      </Section>
    </>
  );
}
