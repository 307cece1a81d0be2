import { PageHead } from '../shell/PageHead';
import { Answers } from '../story/lesson/Answers';
import { ClassBoard } from '../story/lesson/ClassBoard';
import { FindSlip } from '../story/lesson/FindSlip';
import { TeachStory } from '../story/lesson/TeachStory';
import { Worksheet as WorksheetStory } from '../story/lesson/Worksheet';

// One module for all of the lesson: what its pages share would else be in the file that every page loads.

export function Component() {
  return (
    <>
      <PageHead
        title="A lesson for tomorrow morning"
        description="A lesson about the water in one T-shirt: a plan for 45 or 20 minutes, a worksheet, and a key worked out from checked numbers."
        path="teach"
      />
      <TeachStory />
    </>
  );
}

export function Worksheet() {
  return (
    <>
      <PageHead
        title="Worksheet: can it be true?"
        description="Seven tasks about water, cotton and numbers, to print on A4 or Letter, with room to write."
        path="teach/worksheet"
      />
      <WorksheetStory />
    </>
  );
}

export function Key() {
  return (
    <>
      <PageHead
        title="Answers to the worksheet"
        description="The key to the seven tasks, each answer with its arithmetic, worked out from the ledger of checked numbers."
        path="teach/answers"
      />
      <Answers />
    </>
  );
}

export function Slip() {
  return (
    <>
      <PageHead
        title="Find the slip"
        description="Five claims about clothes and water, each with a slip in it: test them with two numbers, and see how big the slip is."
        path="teach/slip"
      />
      <FindSlip />
    </>
  );
}

export function Class() {
  return (
    <>
      <PageHead
        title="Our class, cup by cup"
        description="A board for 1 to 60 pupils: what they drink in a day, as a dot plot with mean, median and range. Nothing is stored."
        path="teach/class"
      />
      <ClassBoard />
    </>
  );
}
