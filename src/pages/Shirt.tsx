import { countedName } from '#words/shell';
import * as words from '#words/shirt';
import { InBrief } from '../shell/InBrief';
import { PageHead } from '../shell/PageHead';
import { ShirtStory } from '../story/shirt/ShirtStory';
import { EmbeddedCounts } from '../story/shirt/waters/EmbeddedCounts';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/info1" />
      <InBrief section="shirt-brief" first={words.pageDescription}>
        {words.brief}
      </InBrief>
      <ShirtStory />
    </>
  );
}

/** The three waters, for other pages. */
export function Embed() {
  return (
    <>
      <PageHead title={countedName} description={words.watersAll} path="charts/embed/counted" />
      <EmbeddedCounts />
    </>
  );
}
