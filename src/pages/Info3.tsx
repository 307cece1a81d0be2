import { PageHead } from '../shell/PageHead';
import { Costs, loadCostsBelow, loadCostsPicture } from '../story/costs/Costs';
import { loadDarn } from '../story/darn/LaterDarn';

export const loadRest = async () => {
  await Promise.all([loadCostsBelow(), loadDarn()]);
};

export const loadPicture = loadCostsPicture;

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
