import * as words from '#words/where';
import { formatNumber } from '../model/format';
import { findPlaceWater } from '../model/placeWater';
import { PageHead } from '../shell/PageHead';
import { WhereStory } from '../story/where/WhereStory';

export function Component() {
  const [least, most] = [findPlaceWater('brazil'), findPlaceWater('turkmenistan')];
  return (
    <>
      <PageHead
        title={words.pageTitle}
        description={words.pageDescription(formatNumber(least.river), formatNumber(most.river))}
        path="thirsty_fashion/where"
      />
      <WhereStory />
    </>
  );
}
