import * as words from '#words/where';
import { formatNumber } from '../model/format';
import { findPlaceWater } from '../model/placeWater';
import { PageHead } from '../shell/PageHead';
import { EmbeddedPlaces } from '../story/where/EmbeddedPlaces';
import { WhereStory } from '../story/where/WhereStory';

function Head({ path }: { path: string }) {
  const [least, most] = [findPlaceWater('brazil'), findPlaceWater('turkmenistan')];
  return (
    <PageHead
      title={words.pageTitle}
      description={words.pageDescription(formatNumber(least.river), formatNumber(most.river))}
      path={path}
    />
  );
}

export function Component() {
  return (
    <>
      <Head path="thirsty_fashion/where" />
      <WhereStory />
    </>
  );
}

/** The map with its shirt, for other pages; nearly all of its script is the page's own, so they come as one file. */
export function Embed() {
  return (
    <>
      <Head path="charts/embed/where" />
      <EmbeddedPlaces />
    </>
  );
}
