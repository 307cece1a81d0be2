import * as words from '#words/sources';
import { fetchClaimTexts } from '../claim/publishedClaims';
import { SourcesStory } from '../ledger/SourcesStory';
import { PageHead } from '../shell/PageHead';
import { SITE_URL } from '../shell/site';
import { SheetPicture } from '../story/sheet/SheetPicture';
import { SheetThread } from '../story/sheet/SheetThread';

/** Without them the sections say that they did not come up. */
export const fetchTexts = () => fetchClaimTexts().catch(() => undefined);

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="sources" />
      <SourcesStory siteUrl={SITE_URL} picture={<SheetPicture name="field" />} thread={<SheetThread />} />
    </>
  );
}
