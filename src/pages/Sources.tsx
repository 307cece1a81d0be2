import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title="Sources" description="Sources" path="sources" />
      <section data-ground="paper">
        <h1>Sources</h1>
      </section>
    </>
  );
}
