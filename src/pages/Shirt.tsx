import * as words from '#words/shirt';
import { formatCups } from '../model/format';
import { SHIRT_CUPS } from '../model/shirt';
import { PageHead } from '../shell/PageHead';
import { ShirtStory } from '../story/shirt/ShirtStory';

export function Component() {
  return (
    <>
      <PageHead
        title={words.pageTitle}
        description={words.pageDescription(formatCups(SHIRT_CUPS))}
        path="thirsty_fashion/info1"
      />
      <ShirtStory />
    </>
  );
}
