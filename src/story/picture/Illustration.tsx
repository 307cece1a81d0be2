import { listPictureSources, PICTURE_CAPTION, PICTURES, type PictureId } from '../../data/pictures';
import { useWasSent } from '../../motion/useWasSent';

export interface IllustrationProps {
  id: PictureId;
  className?: string | undefined;
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
}

/** One of the rendered pictures, in the format and width that suits the reader, with what it is. */
export function Illustration({ id, className, sizes }: IllustrationProps) {
  const { alt, width, height } = PICTURES[id];
  const base = import.meta.env.BASE_URL;
  // A render may be given up, and its elements never come into the page. Chromium would keep them all: a picture with
  // a `srcset` waits for news of the window's size until it has been taken out of the page. One that is made here gets
  // it once it stands in the page; one from the HTML does already.
  const isMadeHere = !useWasSent();
  const renderSource = (format: 'avif' | 'webp') => {
    const sources = listPictureSources(PICTURES[id], format, base);
    const setSources = (source: HTMLSourceElement | null) => {
      if (source?.srcset === '') source.srcset = sources;
    };
    return (
      <source
        ref={setSources}
        type={`image/${format}`}
        srcSet={isMadeHere ? undefined : sources}
        sizes={sizes}
      />
    );
  };
  return (
    <figure className={className}>
      <picture>
        {renderSource('avif')}
        {renderSource('webp')}
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
