import * as words from '#words/compose';
import { ComposePage } from '../lesson/compose/ComposePage';
import { DoPage } from '../lesson/compose/DoPage';
import { WordsPage } from '../lesson/compose/WordsPage';
import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title={words.composeTitle} description={words.composeDescription} path="teach/compose" />
      <ComposePage />
    </>
  );
}

export function Do() {
  return (
    <>
      <PageHead title={words.doTitle} description={words.doDescription} path="teach/do" />
      <DoPage />
    </>
  );
}

export function Words() {
  return (
    <>
      <PageHead title={words.wordsTitle} description={words.wordsRead} path="teach/words" />
      <WordsPage />
    </>
  );
}
