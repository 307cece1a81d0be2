import { useEffect } from 'react';
import * as words from '#words/data';
import { fetchClaimTexts } from '../claim/publishedClaims';
import { OpenData } from '../ledger/OpenData';
import { PageHead } from '../shell/PageHead';
import { SITE_URL } from '../shell/site';
import { SheetThread } from '../story/sheet/SheetThread';

/** Without them the log of changes says that it did not come up. */
export const fetchTexts = () => fetchClaimTexts().catch(() => undefined);

export function Component() {
  // The live example is what other pages load; without it the code stands there.
  useEffect(() => void import('../chartElement').catch(() => undefined), []);
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="data" />
      <OpenData siteUrl={SITE_URL} thread={<SheetThread />} />
    </>
  );
}
