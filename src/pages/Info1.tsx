import { PageHead } from '../shell/PageHead';
import { ShirtStory } from '../story/shirt/ShirtStory';

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
