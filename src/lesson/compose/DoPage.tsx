import { lazy, Suspense } from 'react';
import * as words from '#words/compose';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { useFragment } from '../../ui/reader';
import { Section } from '../../ui/section/Section';
import { ActivitySheet } from './ActivitySheet';
import styles from './DoPage.module.css';

// Only a link that holds an activity fetches what it is made of.
const Activity = lazy(() => import('./parts').then((module) => ({ default: module.Activity })));

/** So many lines for stops has the sheet for paper. */
const LINES = ['1', '2', '3', '4', '5'];

/** The same on paper, or with a link that holds none. */
function PaperSheet() {
  return (
    <ol className={styles.paper}>
      <li>
        <h2>{words.predictTitle}</h2>
        <p>{words.usualQuestion}</p>
        <p>{words.predictLabel}</p>
        <div className={styles.line} />
        <div className={styles.line} />
      </li>
      <li>
        <h2>{words.tryTitle}</h2>
        {LINES.map((line) => (
          <div key={line} className={styles.line} />
        ))}
      </li>
      <li>
        <h2>{words.tellTitle}</h2>
        <p>{words.tellLabel}</p>
        <div className={styles.line} />
        <div className={styles.line} />
      </li>
    </ol>
  );
}

function Linked() {
  const isLinked = useFragment()[0].startsWith(ACTIVITY_PREFIX);
  if (isLinked) {
    return (
      <Suspense>
        <Activity />
      </Suspense>
    );
  }
  // The page as sent is as tall as with its script: a reload leads to where the reader stood.
  return (
    <>
      <p className={styles.missing}>{words.noActivity}</p>
      <PaperSheet />
    </>
  );
}

/** What a teacher has put together, for a pupil: predict, try, tell. */
export function DoPage() {
  return (
    <ActivitySheet title={words.doTitle} lead={words.doLead}>
      <Section name="do">
        <Linked />
      </Section>
    </ActivitySheet>
  );
}
