import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead
        title="Six fabrics, three bills"
        description="Six fabrics, three bills"
        path="charts/fabrics"
      />
      <section data-ground="paper">
        <h1>Six fabrics, three bills</h1>
      </section>
    </>
  );
}
