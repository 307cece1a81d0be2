import * as words from '#words/lesson';
import { ClassPage } from '../lesson/board/ClassPage';
import { PageHead } from '../shell/PageHead';

export function Component() {
  return (
    <>
      <PageHead title={words.classPageTitle} description={words.classDescription} path="teach/class" />
      <ClassPage />
    </>
  );
}
