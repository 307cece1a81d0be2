import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { parsePreferences } from '../motion/preferences';
import { useHydrated } from '../motion/useHydrated';
import { asksToNotice } from '../story/notice/notice';

const Presenter = lazy(() =>
  import('../story/present/Presenter').then((module) => ({ default: module.Presenter })),
);
const Notice = lazy(() => import('../story/notice/Notice').then((module) => ({ default: module.Notice })));

/** What a class sees the page in, where the address asks for it: the big screen (`?present`), pictures without words. */
export function ModeIfAsked() {
  const { pathname, search } = useLocation();
  if (!useHydrated()) return null;
  return (
    <Suspense>
      {parsePreferences(search).isPresented && <Presenter />}
      {asksToNotice(pathname, search) && <Notice key={pathname} />}
    </Suspense>
  );
}
