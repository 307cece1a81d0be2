import { PageHead } from '../shell/PageHead';
import { EmbeddedChart } from '../story/charts/EmbeddedChart';

export function Component() {
  return (
    <>
      <PageHead
        title="Water use by fabric"
        description="The water that one kilogram of each of six fabrics takes."
        path="charts/embed/water"
      />
      <EmbeddedChart chart="water" />
    </>
  );
}
