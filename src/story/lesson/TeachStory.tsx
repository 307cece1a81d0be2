import { lesson, shortLesson, sumMinutes } from '../../model/lesson/plan';
import { NOTICE_PAGES } from '../notice/noticePages';
import { OfflineLink } from '../OfflineLink';
import { StoryLink } from '../StoryLink';
import { Curriculum } from './Curriculum';
import { KeepOffline } from './KeepOffline';
import { LessonPage, LessonSection } from './LessonPage';
import { LessonText } from './LessonText';
import { Plan } from './Plan';
import styles from './TeachStory.module.css';
import { Glossary } from './Term';

const KIT = [
  {
    path: '/teach/worksheet',
    name: 'Worksheet',
    what: 'Seven tasks with room to write. Print it in black and white, on the paper that you have.',
  },
  {
    path: '/teach/answers',
    name: 'Answers',
    what: 'The key, with each step. It is worked out from our list of checked numbers.',
  },
  {
    path: '/teach/slip',
    name: 'Find the slip',
    what: 'Five claims to test on the screen. Who finds the slip darns the cloth.',
  },
  {
    path: '/teach/class',
    name: 'Our class',
    what: 'Tap each pupil’s cups. The page draws them, and tells the story for your class.',
  },
] as const;

const AIMS = [
  'Say what a number counts, and what it leaves out.',
  'Test a claim with one division.',
  'Take a percent of a percent.',
  'Pick the unit that fits, and say why.',
  'Find mean, median and range in the class’s own numbers.',
];

const OFTEN_WRONG = [
  'They think of a tap. But {rain-part} of the cotton’s water is rain, and {dilution-part} is [dilution].',
  'They take a part of a part for a part of all. Cotton is {cotton-of-textile} of the water for cloth, but {cotton-yarns} of the water of fashion.',
  'They think that the water is gone. It goes round, but for a time one place has less of it.',
  'They trust a number more when it has many digits. The cups are {cotton-cups:number} only because someone multiplied.',
  'They look for one best fiber. No fiber wins every column.',
];

const ADAPT = [
  {
    name: 'Younger pupils',
    what: 'Take tasks one and two. Let them draw the cups: one dot for a hundred.',
  },
  {
    name: 'No devices',
    what: 'One screen at the front will do. With no screen at all, print this page, the worksheet and the T-shirt’s page: each page of ours prints as plain text with its tables.',
  },
  {
    name: 'Blind pupils',
    what: 'Press “Plain” in the bar: all is text and tables, in one column. Each chart has a button to hear it. The worksheet’s headings and tables can be read by a screen reader.',
  },
  {
    name: 'Deaf pupils',
    what: 'Nothing is told by sound alone, and there is no film.',
  },
  {
    name: 'New to English',
    what: 'The pupils’ pages are written in short words. Words with dots under them open what they mean.',
  },
];

/** What a teacher needs for tomorrow morning. */
export function TeachStory() {
  return (
    <LessonPage
      path="/teach"
      title="A lesson for tomorrow morning"
      lead="A plan, a worksheet and its key, about the water in one T-shirt. It is free, it needs no accounts, and nothing is stored or sent."
    >
      <LessonSection id="kit" title="What you need">
        <ul className={styles.kit}>
          {KIT.map(({ path, name, what }) => (
            <li key={path}>
              <h3>
                <StoryLink to={path}>{name}</StoryLink>
              </h3>
              <p>{what}</p>
            </li>
          ))}
          <li>
            <h3>
              <StoryLink to="/thirsty_fashion/info1">The story</StoryLink>
            </h3>
            <p>Show the T-shirt first, then the lake. You scroll, and all see it.</p>
          </li>
          <li>
            <h3>
              <StoryLink to="/thirsty_fashion/info1" changes={{ isPresented: true }}>
                The big screen
              </StoryLink>
            </h3>
            <p>
              The same, larger, and step by step: with the arrow keys, the Page keys or a clicker. It has
              notes for you. Escape leaves.
            </p>
          </li>
          <li>
            <h3>
              <OfflineLink />
            </h3>
            <p>The whole site for a room without a network. Unpack it, and open guide.html.</p>
            <KeepOffline />
          </li>
        </ul>
      </LessonSection>
      <LessonSection id="plan" title="The lesson">
        <p className={styles.total} data-plan="">
          <b>{`${sumMinutes(lesson)} minutes`}</b> <span>One stitch is one minute.</span>
        </p>
        <Plan parts={lesson} />
      </LessonSection>
      <LessonSection id="short" title="When there is little time">
        <p className={styles.total} data-plan="">
          <b>{`${sumMinutes(shortLesson)} minutes`}</b>
        </p>
        <Plan parts={shortLesson} />
      </LessonSection>
      <LessonSection id="notice" title="What do you notice?">
        <p className={styles.total}>
          A chart without its words is a riddle. Show one, and ask two things: what do you notice, and what do
          you wonder? Then bring back the names, the numbers and the story, one at a time.
        </p>
        <ul className={styles.kit}>
          {NOTICE_PAGES.map(({ path, name }) => (
            <li key={path}>
              <h3>
                <StoryLink reloadDocument to={path} changes={{ isPresented: false, isWordless: true }}>
                  {name}
                </StoryLink>
              </h3>
            </li>
          ))}
        </ul>
      </LessonSection>
      <LessonSection id="aims" title="What pupils can do after it">
        <ul className={styles.list}>
          {AIMS.map((aim) => (
            <li key={aim}>{aim}</li>
          ))}
        </ul>
      </LessonSection>
      <LessonSection id="often-wrong" title="What pupils often get wrong">
        <ul className={styles.list}>
          {OFTEN_WRONG.map((text) => (
            <li key={text}>
              <LessonText text={text} />
            </li>
          ))}
        </ul>
      </LessonSection>
      <LessonSection id="adapt" title="Make it fit your class">
        <dl className={styles.adapt}>
          {ADAPT.map(({ name, what }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </LessonSection>
      <LessonSection id="words" title="Words">
        <Glossary />
      </LessonSection>
      <LessonSection id="curriculum" title="Where it fits in">
        <Curriculum />
      </LessonSection>
    </LessonPage>
  );
}
