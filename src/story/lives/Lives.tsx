import { MomentAnchor } from '../../ui/MomentAnchor';
import { Section } from '../../ui/section/Section';
import { Ending } from './Ending';
import { Numbers } from './Numbers';
import { Poster } from './poster/Poster';
import { Studies } from './studies/Studies';
import { TwoLives } from './TwoLives';
import { useLivesAddress } from './useLivesAddress';

/** The chapter after the costs: one shirt, two lives, and what is not known of them. */
export function Lives() {
  useLivesAddress();
  return (
    <>
      <Section name="lives-poster">
        <Poster />
      </Section>
      <MomentAnchor id="two-lives" />
      <Section name="lives-tool">
        <TwoLives />
      </Section>
      <MomentAnchor id="studies" />
      <Section name="lives-studies">
        <Studies />
      </Section>
      <MomentAnchor id="hangs" />
      <Section name="lives-numbers">
        <Numbers />
      </Section>
      <Section name="lives-ending">
        <Ending />
      </Section>
    </>
  );
}
