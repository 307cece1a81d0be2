/** Origin of the published site, e.g. "https://example.org", or "" when the build was not told. */
export const SITE_URL: string = import.meta.env.VITE_SITE_URL ?? '';

/** Where readers can write, e.g. "mailto:story@example.org", or "" when the build was not told. */
export const SITE_CONTACT: string = import.meta.env.VITE_SITE_CONTACT ?? '';
