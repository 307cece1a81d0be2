import { useRouteError } from 'react-router';
import { ErrorView } from './ErrorView';
import { Frame } from './Frame';
import { LoadAnew } from './LoadAnew';
import { PageFileError } from './PageFileError';
import { describeError } from './shownError';

/** The boundary of every route but home: the default error view inside the page frame. */
export function RootError() {
  const error = useRouteError();
  return (
    <Frame>
      {error instanceof PageFileError ? <LoadAnew /> : <ErrorView error={describeError(error)} />}
    </Frame>
  );
}
