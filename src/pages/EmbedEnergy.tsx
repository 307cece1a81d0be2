import { PageHead } from '../shell/PageHead';
import { EmbeddedFabrics } from '../story/charts/EmbeddedFabrics';

export function Component() {
  return (
    <>
      <PageHead
        title="Energy use by fabric"
        description="The energy that one kilogram of each of six fabrics takes."
        path="charts/embed/energy"
      />
      <EmbeddedFabrics measure="energy" />
    </>
  );
}
