import { PageHead } from '../shell/PageHead';
import { EmbeddedFabrics } from '../story/charts/EmbeddedFabrics';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 emissions by fabric"
        description="The CO2 that one kilogram of each of six fabrics emits."
        path="charts/embed/co2"
      />
      <EmbeddedFabrics measure="co2" />
    </>
  );
}
