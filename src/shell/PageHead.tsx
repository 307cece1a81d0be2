import { LANGUAGE_BASE } from '../words/language';
import { SITE_URL } from './site';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's path below the base, e.g. "thirsty_fashion/info1". */
  path: string;
}

/** Title, description and, where the site knows its address, the canonical link. React moves them into `<head>`; so does the prerender script. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · Threadprint`}</title>
      <meta name="description" content={description} />
      {SITE_URL !== '' && <link rel="canonical" href={`${SITE_URL}${LANGUAGE_BASE}${path}`} />}
    </>
  );
}
