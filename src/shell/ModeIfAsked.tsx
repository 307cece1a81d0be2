import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { asksToNotice } from '../lesson/notice/notice';
import { readSearch } from '../model/reader';
import { useHydrated } from '../motion/useHydrated';

const Presenter = lazy(() =>
  import('../lesson/present/Presenter').then((module) => ({ default: module.Presenter })),
);
const Notice = lazy(() => import('../lesson/notice/Notice').then((module) => ({ default: module.Notice })));

/** What a class sees the page in, where the address asks for it: the big screen (`?present`), pictures without words. */
export function ModeIfAsked() {
  const { pathname, search } = useLocation();
  if (!useHydrated()) return null;
  return (
    <Suspense>
      {readSearch(search).present && <Presenter />}
      {asksToNotice(pathname, search) && <Notice key={pathname} />}
    </Suspense>
  );
}
