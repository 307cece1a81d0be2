import * as words from '#words/lesson';
import { Answers } from '../lesson/Answers';
import { FindSlip } from '../lesson/FindSlip';
import { TeachStory } from '../lesson/TeachStory';
import { Worksheet as WorksheetStory } from '../lesson/Worksheet';
import { PageHead } from '../shell/PageHead';

// One module for the lesson's texts: what they share would else be in the file that every page loads.

export function Component() {
  return (
    <>
      <PageHead title={words.teachTitle} description={words.teachDescription} path="teach" />
      <TeachStory />
    </>
  );
}

export function Worksheet() {
  return (
    <>
      <PageHead
        title={words.worksheetPageTitle}
        description={words.worksheetDescription}
        path="teach/worksheet"
      />
      <WorksheetStory />
    </>
  );
}

export function Key() {
  return (
    <>
      <PageHead title={words.answersPageTitle} description={words.answersDescription} path="teach/answers" />
      <Answers />
    </>
  );
}

export function Slip() {
  return (
    <>
      <PageHead title={words.slipTitle} description={words.slipDescription} path="teach/slip" />
      <FindSlip />
    </>
  );
}
