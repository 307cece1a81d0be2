import * as words from '#words/text/pictures';

export interface Picture {
  /** File name without width and ending: `img/cotton-320.avif`, `img/cotton.jpg`. */
  id: string;
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The widths each format comes in, smallest first. */
  widths: readonly number[];
  /** What is seen, for those who do not see it. */
  alt: string;
}

const MATERIAL_SIZE = { width: 800, height: 1000, widths: [320, 520, 800] };

/** The pictures by id. Masters lie in `art/renders/`; `npm run pictures` encodes them. */
export const PICTURES = {
  cotton: {
    ...MATERIAL_SIZE,
    id: 'cotton',
    alt: words.ALTS.cotton,
  },
  wool: {
    ...MATERIAL_SIZE,
    id: 'wool',
    alt: words.ALTS.wool,
  },
  hemp: {
    ...MATERIAL_SIZE,
    id: 'hemp',
    alt: words.ALTS.hemp,
  },
  polyester: {
    ...MATERIAL_SIZE,
    id: 'polyester',
    alt: words.ALTS.polyester,
  },
} as const satisfies Record<string, Picture>;

export type PictureId = keyof typeof PICTURES;

/** Image formats in the order a browser should be offered them, before the plain JPEG. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;

export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * A `srcset` for one format, e.g. "/threadprint/img/hemp-320.avif 320w, …".
 * @param basePath the site's base, ending in "/"
 */
export function listPictureSources(picture: Picture, format: PictureFormat, basePath: string): string {
  return picture.widths
    .map((width) => `${basePath}img/${picture.id}-${width}.${format} ${width}w`)
    .join(', ');
}
