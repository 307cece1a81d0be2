import { findGrown } from '../../model/placeWater';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { useSaid } from '../../ui/reader';
import { Section } from '../../ui/section/Section';
import { Choice } from './Choice';
import { Notes } from './Notes';
import { OldMap } from './OldMap';
import { Order } from './Order';
import { Stress } from './Stress';

/** Where cotton grows, and what water it takes there: one choice goes through the whole page. */
export function WhereStory() {
  const grown = findGrown(useSaid().grown);
  return (
    <>
      <MomentAnchor id="places" />
      <Section name="where-places">
        <Choice />
      </Section>
      <MomentAnchor id="order" />
      <Section name="where-order">
        <Order grown={grown} />
      </Section>
      <MomentAnchor id="stress" />
      <Section name="where-stress">
        <Stress />
      </Section>
      <MomentAnchor id="old-map" />
      <Section name="where-old">
        <OldMap />
      </Section>
      <Section name="where-notes">
        <Notes />
      </Section>
    </>
  );
}
