import { PageHead } from '../shell/PageHead';
import { FabricsStory } from '../story/charts/FabricsStory';

export function Component() {
  return (
    <>
      <PageHead
        title="Six fabrics, three bills"
        description="Cotton, wool, cellulosics, hemp, polyamide and polyester: what one kilogram of each takes in water and energy, and what it emits in CO2."
        path="charts/fabrics"
      />
      <FabricsStory />
    </>
  );
}
