import { PageHead } from '../shell/PageHead';
import { Costs } from '../story/costs/Costs';
import { fetchFirstCard } from '../story/costs/Flashcards';

export const fetchFirstPicture = fetchFirstCard;

export function Component() {
  return (
    <>
      <PageHead
        title="What clothes cost"
        description="Carbon by phase of production, water against energy and CO2 for six fabrics, four materials on cards, and four things to do."
        path="thirsty_fashion/info3"
      />
      <Costs />
    </>
  );
}
