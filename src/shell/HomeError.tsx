import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { LoadAnew } from './LoadAnew';
import { PageFileError } from './PageFileError';
import { describeError } from './shownError';

const Specimen = lazy(() => import('./Specimen').then((module) => ({ default: module.Specimen })));

/** The home route's own boundary: a typography specimen, fetched only when it is needed. */
export function HomeError() {
  const error = useRouteError();
  if (error instanceof PageFileError) return <LoadAnew />;
  const shown = describeError(error);
  return (
    <Suspense fallback={<p role="alert">{shown.text}</p>}>
      <Specimen error={shown} />
    </Suspense>
  );
}
