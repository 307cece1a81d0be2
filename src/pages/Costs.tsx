import * as words from '#words/costs';
import { InBrief } from '../shell/InBrief';
import { PageHead } from '../shell/PageHead';
import { Costs } from '../story/costs/Costs';
import { fetchFirstCard } from '../story/costs/Flashcards';

export const fetchFirstPicture = fetchFirstCard;

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/info3" />
      <InBrief section="costs-brief" first={words.pageDescription}>
        {words.brief}
      </InBrief>
      <Costs />
    </>
  );
}
