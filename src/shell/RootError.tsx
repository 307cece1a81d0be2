import { type ComponentType, lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import * as words from '#words/error';
import { useHydrated } from '../motion/useHydrated';
import button from '../ui/Button.module.css';
import { StoryLink } from '../ui/StoryLink';
import { Frame } from './Frame';
import { LoadAnew } from './LoadAnew';
import { PageFileError } from './PageFileError';
import styles from './RootError.module.css';
import { describeError, type ShownError } from './shownError';

/** Fetched when something has gone wrong: no page carries it. What went wrong may be the network: then the words stand alone. */
const FrayedThread = lazy<ComponentType<{ className: string | undefined }>>(() =>
  import('../thread/FrayedThread')
    .then(({ FrayedThread }) => ({ default: FrayedThread }))
    .catch(() => ({ default: () => null })),
);

/** The default error view: the thread is torn, what happened stands in the page frame, and there is a way home. */
function ErrorView({ error }: { error: ShownError }) {
  const isHydrated = useHydrated();
  return (
    <section className={styles.error} data-ground="mist">
      <title>{`${error.text} · Threadprint`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.room}>
        <Suspense fallback={null}>
          {isHydrated && <FrayedThread className={`turns ${styles.thread}`} />}
        </Suspense>
      </div>
      <div className="stack gap-4">
        <h1>{words.heading}</h1>
        <p className={`title ${styles.status}`}>{error.text}</p>
        <p className="measure">{error.sentence}</p>
        <StoryLink className={button.solid} to="/thirsty_fashion">
          {words.home}
        </StoryLink>
      </div>
    </section>
  );
}

/** The boundary of every route but home: the default error view inside the page frame. */
export function RootError() {
  const error = useRouteError();
  return (
    <Frame>
      {error instanceof PageFileError ? <LoadAnew /> : <ErrorView error={describeError(error)} />}
    </Frame>
  );
}
