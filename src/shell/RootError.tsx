import { useRouteError } from 'react-router';
import { ErrorView } from './ErrorView';
import { Frame } from './Frame';
import { describeError } from './shownError';

/** The boundary of every route but home: the default error view inside the page frame. */
export function RootError() {
  return (
    <Frame>
      <ErrorView error={describeError(useRouteError())} />
    </Frame>
  );
}
