/** What the worker does not keep unasked: pictures in full, and data. The build lists it as `offline.json`. */
export interface WholeList {
  files: readonly { url: string; integrity: string }[];
  bytes: number;
}

/** Where the list lies; what was kept is kept with the list that it was checked against. */
export const nameWholeList = (basePath: string): string => `${basePath}offline.json`;

/** The cache's name ends with the worker's scope, as those of Workbox do: by that a removed worker knows what is its own. */
export const nameWholeCache = (basePath: string): string => `threadprint-whole-${location.origin}${basePath}`;
