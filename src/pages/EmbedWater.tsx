import { PageHead } from '../shell/PageHead';
import { EmbeddedFabrics } from '../story/charts/EmbeddedFabrics';

export function Component() {
  return (
    <>
      <PageHead
        title="Water use by fabric"
        description="The water that one kilogram of each of six fabrics takes."
        path="charts/embed/water"
      />
      <EmbeddedFabrics measure="water" />
    </>
  );
}
