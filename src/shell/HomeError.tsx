import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { describeError } from './shownError';

const Specimen = lazy(() => import('./Specimen').then((module) => ({ default: module.Specimen })));

/** The home route's own boundary: a typography specimen, fetched only when it is needed. */
export function HomeError() {
  const error = describeError(useRouteError());
  return (
    <Suspense fallback={<p role="alert">{error.text}</p>}>
      <Specimen error={error} />
    </Suspense>
  );
}
