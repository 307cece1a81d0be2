import { PageHead } from '../shell/PageHead';
import { EmbeddedChart } from '../story/charts/EmbeddedChart';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 emissions by fabric"
        description="The CO2 that one kilogram of each of six fabrics emits."
        path="charts/embed/co2"
      />
      <EmbeddedChart chart="co2" />
    </>
  );
}
