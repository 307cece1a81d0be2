import * as words from '#words/sources';
import { PageHead } from '../shell/PageHead';
import { EDITION_DATE, SITE_URL } from '../shell/site';
import { fetchClaimTexts } from '../story/claim/publishedClaims';
import { SourcesStory } from '../story/sources/SourcesStory';

/** Without them the sections say that they did not come up. */
export const fetchTexts = () => fetchClaimTexts().catch(() => undefined);

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="sources" />
      <SourcesStory editionDate={EDITION_DATE} siteUrl={SITE_URL} />
    </>
  );
}
