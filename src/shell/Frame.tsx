import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import styles from './Frame.module.css';
import { PageAnnouncer } from './PageAnnouncer';
import { TopBar } from './TopBar';
import { useReadingFromUrl } from './useReadingFromUrl';
import { useStartAtTop } from './useStartAtTop';

/** What every page stands in: skip link, bar, main content, and the voice that tells a new page's title. */
export function Frame({ children }: { children?: ReactNode }) {
  useReadingFromUrl();
  useStartAtTop();
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to the story
      </a>
      <TopBar />
      <main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <PageAnnouncer />
      <ScrollRestoration />
    </>
  );
}
