import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title="The costs" description="The costs" path="thirsty_fashion/info3" />
      <section data-ground="paper">
        <h1>The costs</h1>
      </section>
    </>
  );
}
