import * as words from '#words/lives';
import { PageHead } from '../shell/PageHead';
import { EmbeddedLives, Lives } from '../story/lives/Lives';

const Head = ({ path }: { path: string }) => (
  <PageHead title={words.pageTitle} description={words.pageDescription} path={path} />
);

export function Component() {
  return (
    <>
      <Head path="thirsty_fashion/lives" />
      <Lives />
    </>
  );
}

/** The two lives, for other pages; nearly all of its script is the page's own, so they come as one file. */
export function Embed() {
  return (
    <>
      <Head path="charts/embed/lives" />
      <EmbeddedLives />
    </>
  );
}
