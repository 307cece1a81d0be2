import { PageHead } from '../shell/PageHead';
import { EmbeddedProduction } from '../story/charts/EmbeddedProduction';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 by phase of production"
        description="Five phases of making a garment, and the carbon of each."
        path="charts/embed/production"
      />
      <EmbeddedProduction />
    </>
  );
}
