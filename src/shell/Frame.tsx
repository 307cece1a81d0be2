import { type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import * as words from '#words/shell';
import { keepPlaceOnResize } from '../motion/keepPlace';
import { ReceiptHost } from '../story/claim/ReceiptHost';
import styles from './Frame.module.css';
import { LanguageFooter } from './LanguageMenu';
import { ModeIfAsked } from './ModeIfAsked';
import { OfferIfOther } from './OfferIfOther';
import { PageAnnouncer } from './PageAnnouncer';
import { usePageHandle } from './pageHandle';
import { findScrollKey } from './scrollKey';
import { TopBar } from './TopBar';
import { useReadingFromUrl } from './useReadingFromUrl';
import { useStartAtTop } from './useStartAtTop';

/** What every page stands in: skip link, bar, main content, and the voice that tells a new page's title. */
export function Frame({ children }: { children?: ReactNode }) {
  const isEmbedded = usePageHandle()?.isEmbedded === true;
  useReadingFromUrl();
  useStartAtTop();
  useEffect(keepPlaceOnResize, []);
  // The page's controls work from here on: boot.ts has not to turn it plain any more.
  useEffect(() => {
    document.documentElement.dataset.script = 'ready';
  }, []);
  return (
    <>
      {!isEmbedded && (
        <>
          <a className={styles.skip} href="#content">
            {words.skipLink}
          </a>
          <TopBar isOverError={children !== undefined} />
        </>
      )}
      <main id="content" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <ReceiptHost />
      <PageAnnouncer />
      {!isEmbedded && (
        <>
          <LanguageFooter />
          <ModeIfAsked />
          <OfferIfOther />
        </>
      )}
      <ScrollRestoration getKey={findScrollKey} />
    </>
  );
}
