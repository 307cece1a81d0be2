import { MomentAnchor } from '../../ui/MomentAnchor';
import { Section } from '../../ui/section/Section';
import { Onward } from './Onward';
import { Places } from './Places';
import { Stress } from './Stress';

/** Where cotton grows, and what water it takes there: one question, one picture, then what that water means. */
export function WhereStory() {
  return (
    <>
      <MomentAnchor id="places" />
      <Section name="where-places">
        <Places />
      </Section>
      <MomentAnchor id="stress" />
      <Section name="where-stress">
        <Stress />
      </Section>
      <MomentAnchor id="old-map" />
      <Section name="where-old">
        <Onward />
      </Section>
    </>
  );
}
