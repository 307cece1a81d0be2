import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title="The industry" description="The industry" path="thirsty_fashion/info2" />
      <section data-ground="night">
        <h1>The industry</h1>
      </section>
    </>
  );
}
