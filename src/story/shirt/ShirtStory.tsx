import { Thread } from '../../thread/Thread';
import { MomentAnchor } from '../../ui/MomentAnchor';
import { Section } from '../../ui/section/Section';
import { Bigger } from './Bigger';
import { Closing } from './Closing';
import styles from './ShirtStory.module.css';
import { StepsScene } from './steps/StepsScene';
import { Waters } from './waters/Waters';
import { readShirtWay } from './way';
import { ZoomScene } from './zoom/ZoomScene';

/** One T-shirt's water, from your cups to your years, along one thread. */
export function ShirtStory() {
  return (
    <div className={styles.story}>
      <Section name="shirt-thread">
        <Thread readWay={readShirtWay} />
      </Section>
      <Section name="shirt-zoom">
        <ZoomScene />
      </Section>
      <Section name="shirt-waters">
        <Waters />
      </Section>
      <Section name="shirt-steps">
        <StepsScene />
      </Section>
      <MomentAnchor id="closing" was={['bigger']} />
      <Section name="shirt-closing">
        <Closing />
      </Section>
      <Section name="shirt-bigger">
        <Bigger />
      </Section>
    </div>
  );
}
