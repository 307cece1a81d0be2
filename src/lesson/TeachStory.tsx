import * as check from '#words/check';
import * as words from '#words/lesson';
import * as pageNames from '#words/noticePages';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { lesson, shortLesson, sumMinutes } from '../model/lesson/plan';
import { formatNumberWord } from '../model/words';
import { OfflineLink } from '../offline/OfflineLink';
import { Card } from '../ui/Card';
import { SheetPart } from '../ui/Sheet';
import { SheetPicture } from '../ui/SheetPicture';
import { StoryLink } from '../ui/StoryLink';
import { KeepOffline } from './KeepOffline';
import { LessonFiles } from './LessonFiles';
import { LessonPage } from './LessonPage';
import { LessonText } from './LessonText';
import { SHORT_STOPS } from './moments/shortRoute';
import { NOTICE_PATHS } from './notice/notice';
import { Plan } from './Plan';
import styles from './TeachStory.module.css';
import { Glossary } from './Term';

const NAMES: Readonly<Record<(typeof NOTICE_PATHS)[number], string>> = {
  '/thirsty_fashion/info1': pageNames.shirt,
  '/thirsty_fashion/where': pageNames.where,
  '/charts/production': pageNames.phases,
  '/charts/fabrics': pageNames.fabrics,
};

/** Pages whose pictures can be shown without their words. Apart from the paths: those are in every page's first script. */
const NOTICE_PAGES = NOTICE_PATHS.map((path) => ({ path, name: NAMES[path] }));

const KIT = [
  { path: '/teach/worksheet', name: words.worksheetName, what: words.worksheetWhat },
  { path: '/teach/answers', name: words.answersName, what: words.answersWhat },
  { path: '/teach/slip', name: words.slipName, what: words.slipWhat },
  { path: '/teach/class', name: words.className, what: words.classWhat },
  { path: '/teach/compose', name: words.composeName, what: words.composeWhat },
] as const;

/** What a teacher needs for tomorrow morning. */
export function TeachStory() {
  return (
    <LessonPage
      path="/teach"
      title={words.teachTitle}
      lead={words.teachLead(styles.whole)}
      picture={<SheetPicture name="shirt" />}
      ground="night"
    >
      <SheetPart id="kit" title={words.kitTitle}>
        <ul className={`targets ${styles.kit}`}>
          {KIT.map(({ path, name, what }) => (
            <Card as="li" key={path}>
              <h3>
                <StoryLink to={path}>{name}</StoryLink>
              </h3>
              <p>{what}</p>
            </Card>
          ))}
          <Card as="li">
            <h3>
              <StoryLink to="/teach/compose" hash="words">
                {words.wordsName}
              </StoryLink>
            </h3>
            <p>{words.wordsWhat}</p>
          </Card>
          <Card as="li">
            <h3>
              <StoryLink to="/thirsty_fashion/info1">{words.storyName}</StoryLink>
            </h3>
            <p>{words.storyWhat}</p>
          </Card>
          <Card as="li">
            <h3>
              <StoryLink to="/thirsty_fashion/info1" changes={{ present: 'all' }}>
                {words.bigScreenName}
              </StoryLink>
            </h3>
            <p>{words.bigScreenWhat}</p>
            <p>
              <StoryLink to="/thirsty_fashion/info1" changes={{ present: 'short' }}>
                {words.shortRoute(formatNumberWord(SHORT_STOPS))}
              </StoryLink>
            </p>
          </Card>
          <Card as="li">
            <h3>
              <OfflineLink />
            </h3>
            <p>{words.offlineWhat}</p>
            <KeepOffline />
          </Card>
        </ul>
      </SheetPart>
      <LessonFiles />
      <SheetPart id="plan" title={words.planTitle}>
        <ul id="curriculum" className={styles.list}>
          {words.FITS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.total} data-plan="">
          <b>{words.totalMinutes(sumMinutes(lesson))}</b> <span>{words.stitchKey}</span>
        </p>
        <Plan parts={lesson} />
      </SheetPart>
      <SheetPart id="short" title={words.shortTitle}>
        <p className={styles.total} data-plan="">
          <b>{words.totalMinutes(sumMinutes(shortLesson))}</b>
        </p>
        <Plan parts={shortLesson} />
      </SheetPart>
      <SheetPart id="notice" title={words.noticeTitle}>
        <p className={styles.total}>{words.noticeText}</p>
        <ul className={`targets ${styles.kit}`}>
          {NOTICE_PAGES.map(({ path, name }) => (
            <li key={path}>
              <h3>
                <StoryLink reloadDocument to={path} changes={{ present: undefined, notice: true }}>
                  {name}
                </StoryLink>
              </h3>
            </li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart id="aims" title={words.aimsTitle}>
        <ul className={styles.list}>
          {words.AIMS.map((aim) => (
            <li key={aim}>{aim}</li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart id="often-wrong" title={words.oftenWrongTitle}>
        <p className={styles.total}>
          <UnconfirmedKey />
        </p>
        <ul className={styles.list}>
          {words.OFTEN_WRONG.map((text) => (
            <li key={text}>
              <LessonText text={text} />
            </li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart id="for-teachers" title={words.tellTeachers}>
        <ul className={styles.list}>
          {words.TEACHER_POINTS.map((text) => (
            <li key={text}>
              <LessonText text={text} />
            </li>
          ))}
        </ul>
      </SheetPart>
      <SheetPart id="adapt" title={words.adaptTitle}>
        <dl className={styles.adapt}>
          {[...words.ADAPT, check.quickPupils].map(({ name, what }) => (
            <div key={name}>
              <dt className="caption">{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </SheetPart>
      <SheetPart id="words" title={words.glossaryTitle}>
        <Glossary />
        <h3 className={styles.subhead}>{words.examTitle}</h3>
        <dl className={styles.adapt}>
          {words.EXAM_TERMS.map(({ name, what }) => (
            <div key={name}>
              <dt className="caption">{name}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </SheetPart>
    </LessonPage>
  );
}
