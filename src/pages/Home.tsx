import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead
        title="The Thirsty Fashion Industry"
        description="The Thirsty Fashion Industry"
        path="thirsty_fashion"
      />
      <section data-ground="weld">
        <h1>The Thirsty Fashion Industry</h1>
      </section>
    </>
  );
}
