import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title="One T-shirt" description="One T-shirt" path="thirsty_fashion/info1" />
      <section data-ground="night">
        <h1>One T-shirt</h1>
      </section>
    </>
  );
}
