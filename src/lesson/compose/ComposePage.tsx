import { lazy, Suspense, useState } from 'react';
import * as words from '#words/compose';
import { ACTIVITY_PREFIX } from '../../model/stateHash';
import { Button } from '../../ui/Button';
import { useFragment } from '../../ui/reader';
import { StoryLink } from '../../ui/StoryLink';
import { Section } from '../../ui/section/Section';
import { ActivitySheet } from './ActivitySheet';
import { ClassWords } from './ClassWords';
import styles from './ComposePage.module.css';

// What it chooses from comes with the press, or with a link that holds an activity.
const Composer = lazy(() => import('./parts').then((module) => ({ default: module.Composer })));

function Start() {
  const isLinked = useFragment()[0].startsWith(ACTIVITY_PREFIX);
  const [isStarted, setIsStarted] = useState(false);
  if (isStarted || isLinked) {
    return (
      <Suspense>
        <Composer />
      </Suspense>
    );
  }
  return (
    <p className={`needs-script ${styles.ways}`}>
      <Button look="solid" onClick={() => setIsStarted(true)}>
        {words.start}
      </Button>
      <StoryLink to="/teach/do">{words.paperSheet}</StoryLink>
    </p>
  );
}

/** A teacher puts an activity together: it is in the address and nowhere else. */
export function ComposePage() {
  return (
    <ActivitySheet title={words.composeTitle} lead={words.composeLead}>
      <Section name="compose">
        <div className={`without-script ${styles.needs}`}>
          <p>{words.composeNeeds}</p>
          <p>
            <StoryLink to="/teach/do">{words.paperSheet}</StoryLink>
          </p>
        </div>
        <Start />
      </Section>
      <ClassWords />
    </ActivitySheet>
  );
}
