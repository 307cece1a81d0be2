import { PageHead } from '../shell/PageHead';
import { Bigger } from '../story/shirt/Bigger';
import { Closing } from '../story/shirt/Closing';
import { StepsScene } from '../story/shirt/StepsScene';
import { ZoomScene } from '../story/shirt/ZoomScene';

export function Component() {
  return (
    <>
      <PageHead
        title="One T-shirt"
        description="Your day in water beside the 11,824 cups behind one cotton T-shirt, every cup drawn."
        path="thirsty_fashion/info1"
      />
      <ZoomScene />
      <StepsScene />
      <Closing />
      <Bigger />
    </>
  );
}
