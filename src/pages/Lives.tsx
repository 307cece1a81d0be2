import * as words from '#words/lives';
import { PageHead } from '../shell/PageHead';
import { Lives } from '../story/lives/Lives';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/lives" />
      <Lives />
    </>
  );
}
