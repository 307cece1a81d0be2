import { PageHead } from '../shell/PageHead';
import { ProductionStory } from '../story/charts/ProductionStory';
import { loadDarn } from '../story/darn/LaterDarn';

export const loadRest = loadDarn;

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 by phase of production"
        description="Where a garment’s carbon comes from, from the cotton to the last wash: five bobbins of thread, each as tall as its emissions."
        path="charts/production"
      />
      <ProductionStory />
    </>
  );
}
