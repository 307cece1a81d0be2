import { PageHead } from '../shell/PageHead';
import { EmbeddedChart } from '../story/charts/EmbeddedChart';

export function Component() {
  return (
    <>
      <PageHead
        title="Energy use by fabric"
        description="The energy that one kilogram of each of six fabrics takes."
        path="charts/embed/energy"
      />
      <EmbeddedChart chart="energy" />
    </>
  );
}
