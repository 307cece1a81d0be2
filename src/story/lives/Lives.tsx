import { MomentMark } from '../../ui/MomentMark';
import { Section } from '../../ui/section/Section';
import { Ending } from './Ending';
import { Hangs } from './hangs/Hangs';
import { Numbers } from './Numbers';
import { Poster } from './poster/Poster';
import { Studies } from './studies/Studies';
import { TwoLives } from './TwoLives';
import { useLivesAddress } from './useLivesAddress';
import { Water } from './water/Water';

/** The chapter after the costs: one shirt, two lives, and what is not known of them. */
export function Lives() {
  useLivesAddress();
  return (
    <>
      <Section name="lives-poster">
        <Poster />
      </Section>
      <MomentMark id="two-lives" />
      <Section name="lives-tool">
        <TwoLives />
      </Section>
      <MomentMark id="studies" />
      <Section name="lives-studies">
        <Studies />
      </Section>
      <MomentMark id="hangs" />
      <Section name="lives-hangs">
        <Hangs />
      </Section>
      <MomentMark id="lives-water" />
      <Section name="lives-water">
        <Water />
      </Section>
      <Section name="lives-numbers">
        <Numbers />
      </Section>
      <Section name="lives-ending">
        <Ending />
      </Section>
    </>
  );
}
