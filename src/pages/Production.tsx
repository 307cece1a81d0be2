import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead
        title="CO2 by phase of production"
        description="CO2 by phase of production"
        path="charts/production"
      />
      <section data-ground="paper">
        <h1>CO2 by phase of production</h1>
      </section>
    </>
  );
}
