import { listPictureSources, PICTURE_CAPTION, PICTURES, type PictureId } from '../../data/pictures';

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
  return (
    <figure className={className}>
      <picture>
        {(['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={listPictureSources(PICTURES[id], format, base)}
            sizes={sizes}
          />
        ))}
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
