import type { readBuildSettings } from '../server/settings.mjs';

/** What the pages are told of the build's settings: only variables with this prefix reach them. */
export function namePageVariables({
  siteUrl,
  contact,
  languages,
}: Pick<ReturnType<typeof readBuildSettings>, 'siteUrl' | 'contact' | 'languages'>): Record<string, string> {
  return {
    VITE_SITE_URL: siteUrl,
    VITE_SITE_CONTACT: contact,
    VITE_LANGUAGES: languages.join(' '),
  };
}
