import { useLayoutEffect, useState } from 'react';
import { listPictureSources, PICTURE_CAPTION, PICTURES, type PictureId } from '../../data/pictures';
import { useHydrated } from '../../motion/useHydrated';

export interface IllustrationProps {
  id: PictureId;
  className?: string | undefined;
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
}

/** Whether the picture stands in the page: one from the HTML does, one made here once React has set it there. */
function useIsPlaced(): boolean {
  const isHydrated = useHydrated();
  const [isPlaced, setIsPlaced] = useState(!isHydrated);
  useLayoutEffect(() => setIsPlaced(true), []);
  return isPlaced;
}

/** One of the rendered pictures, in the format and width that suits the reader, with what it is. */
export function Illustration({ id, className, sizes }: IllustrationProps) {
  const { alt, width, height } = PICTURES[id];
  const base = import.meta.env.BASE_URL;
  // A render may be given up, and its elements never come into the page. Chromium would keep them all: a picture with
  // a `srcset` waits for news of the window's size until it has been taken out of the page.
  const isPlaced = useIsPlaced();
  const listSources = (format: 'avif' | 'webp') =>
    isPlaced ? listPictureSources(PICTURES[id], format, base) : undefined;
  return (
    <figure className={className}>
      <picture>
        <source type="image/avif" srcSet={listSources('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={listSources('webp')} sizes={sizes} />
        <img
          src={`${base}img/${id}.jpg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <figcaption>{PICTURE_CAPTION}</figcaption>
    </figure>
  );
}
