import { MomentMark } from '../../ui/MomentMark';
import { Section } from '../../ui/section/Section';
import { Choice } from './Choice';
import { Notes } from './Notes';
import { OldMap } from './OldMap';
import { Order } from './Order';
import { Stress } from './Stress';
import { useGrown } from './useGrown';

/** Where cotton grows, and what water it takes there: one choice goes through the whole page. */
export function WhereStory() {
  const [grown] = useGrown();
  return (
    <>
      <MomentMark id="places" />
      <Section name="where-places">
        <Choice />
      </Section>
      <MomentMark id="order" />
      <Section name="where-order">
        <Order grown={grown} />
      </Section>
      <MomentMark id="stress" />
      <Section name="where-stress">
        <Stress />
      </Section>
      <MomentMark id="old-map" />
      <Section name="where-old">
        <OldMap />
      </Section>
      <Section name="where-notes">
        <Notes />
      </Section>
    </>
  );
}
