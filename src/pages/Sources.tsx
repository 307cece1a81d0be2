import * as dataWords from '#words/data';
import * as words from '#words/sources';
import { fetchClaimTexts } from '../claim/publishedClaims';
import { OpenData } from '../ledger/OpenData';
import { SourcesStory } from '../ledger/SourcesStory';
import { PageHead } from '../shell/PageHead';
import { SITE_URL } from '../shell/site';
import { SheetPicture } from '../ui/SheetPicture';

// One module for both: what they share would else be in the file that every page loads.

/** Without them the sections say that they did not come up. */
export const fetchTexts = () => fetchClaimTexts().catch(() => undefined);

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="sources" />
      <SourcesStory siteUrl={SITE_URL} picture={<SheetPicture name="field" />} />
    </>
  );
}

export function Data() {
  return (
    <>
      <PageHead title={dataWords.pageTitle} description={dataWords.pageDescription} path="data" />
      <OpenData siteUrl={SITE_URL} />
    </>
  );
}
