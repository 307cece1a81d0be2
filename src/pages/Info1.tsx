import { PageHead } from '../shell/PageHead';
import { loadShirtBelow, ShirtStory } from '../story/shirt/ShirtStory';

export const loadRest = loadShirtBelow;

export function Component() {
  return (
    <>
      <PageHead
        title="One T-shirt"
        description="Your day in water beside the 11,824 cups behind one cotton T-shirt, every cup drawn."
        path="thirsty_fashion/info1"
      />
      <ShirtStory />
    </>
  );
}
