import type { ReactNode } from 'react';
import * as check from '#words/check';
import * as words from '#words/lesson';
import * as pageNames from '#words/noticePages';
import { filesTitle } from '#words/text/lessonFiles';
import { UnconfirmedKey } from '../claim/UnconfirmedKey';
import { type LessonPart, lesson, shortLesson, sumMinutes } from '../model/lesson/plan';
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

/** What is made ready the day before. */
const KIT = [
  { path: '/teach/worksheet', name: words.worksheetName, what: `${words.worksheetWhat} ${words.twoSheets}` },
  { path: '/teach/answers', name: words.answersName, what: words.answersWhat },
  { path: '/teach/compose', name: words.composeName, what: words.composeWhat },
  { path: '/teach/words', name: words.wordsName, what: words.wordsWhat },
] as const;

/** A part of a part, under its own heading. */
function Piece({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="stack" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      {children}
    </section>
  );
}

function Minutes({ parts, children }: { parts: readonly LessonPart[]; children?: ReactNode }) {
  return (
    <>
      <p className="row" data-plan="">
        <b className="caption">{words.totalMinutes(sumMinutes(parts))}</b> {children}
      </p>
      <Plan parts={parts} />
    </>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={`newspaper ${styles.list}`}>
      {texts.map((text) => (
        <li key={text}>
          <LessonText text={text} />
        </li>
      ))}
    </ul>
  );
}

function Terms({ terms }: { terms: readonly { name: string; what: string }[] }) {
  return (
    <dl className="grid broad">
      {terms.map(({ name, what }) => (
        <div key={name}>
          <dt className="caption">{name}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a teacher needs for tomorrow morning: before the lesson, in it, and after. */
export function TeachStory() {
  return (
    <LessonPage
      title={words.teachTitle}
      lead={words.teachLead(styles.whole)}
      picture={<SheetPicture name="shirt" />}
      ground="night"
    >
      <SheetPart id="before" title={words.before}>
        <ul className="targets grid broad">
          {KIT.map(({ path, name, what }) => (
            <Card as="li" key={path}>
              <h3 className="subtitle">
                <StoryLink to={path}>{name}</StoryLink>
              </h3>
              <p>{what}</p>
            </Card>
          ))}
          <Card as="li">
            <h3 className="subtitle">
              <OfflineLink />
            </h3>
            <p>{words.offlineWhat}</p>
            <KeepOffline />
          </Card>
        </ul>
        <Piece id="files" title={filesTitle}>
          <LessonFiles />
        </Piece>
        <Piece id="curriculum" title={words.fitsTitle}>
          <Texts texts={words.FITS} />
        </Piece>
      </SheetPart>
      <SheetPart id="in-class" title={words.inClass}>
        <Piece id="plan" title={words.planTitle}>
          <Minutes parts={lesson}>
            <span>{words.stitchKey}</span>
          </Minutes>
        </Piece>
        <Piece id="short" title={words.shortTitle}>
          <Minutes parts={shortLesson} />
        </Piece>
        <Piece id="screen" title={words.bigScreenName}>
          <p className="measure">{words.bigScreenWhat}</p>
          <p className="targets">
            <StoryLink to="/thirsty_fashion/info1" changes={{ present: 'short' }}>
              {words.shortRoute(formatNumberWord(SHORT_STOPS))}
            </StoryLink>
          </p>
        </Piece>
        <Piece id="notice" title={words.noticeTitle}>
          <p className="measure">{words.noticeText}</p>
          <p className="targets strong row">
            {NOTICE_PAGES.map(({ path, name }) => (
              <StoryLink key={path} reloadDocument to={path} changes={{ present: undefined, notice: true }}>
                {name}
              </StoryLink>
            ))}
          </p>
        </Piece>
      </SheetPart>
      <SheetPart id="after" title={words.after}>
        <Piece id="aims" title={words.aimsTitle}>
          <Texts texts={words.AIMS} />
        </Piece>
        <Piece id="often-wrong" title={words.oftenWrongTitle}>
          <p>
            <UnconfirmedKey />
          </p>
          <Texts texts={words.OFTEN_WRONG} />
        </Piece>
        <Piece id="for-teachers" title={words.tellTeachers}>
          <Texts texts={words.TEACHER_POINTS} />
        </Piece>
        <Piece id="adapt" title={words.adaptTitle}>
          <Terms terms={[...words.ADAPT, check.quickPupils]} />
        </Piece>
        <Piece id="words" title={words.glossaryTitle}>
          <Glossary />
        </Piece>
        <Piece id="exams" title={words.examTitle}>
          <Terms terms={words.EXAM_TERMS} />
        </Piece>
      </SheetPart>
    </LessonPage>
  );
}
