import { PageHead } from '../shell/PageHead';
import { EDITION_DATE, SITE_URL } from '../shell/site';
import { fetchClaimTexts } from '../story/claim/publishedClaims';
import { SourcesStory } from '../story/sources/SourcesStory';

/** Without them the sections say that they did not come up. */
export const fetchTexts = () => fetchClaimTexts().catch(() => undefined);

export function Component() {
  return (
    <>
      <PageHead
        title="Every number, checked"
        description="Every figure of the story with what it counts, where it comes from, the arithmetic, and how sure we are."
        path="sources"
      />
      <SourcesStory editionDate={EDITION_DATE} siteUrl={SITE_URL} />
    </>
  );
}
