import { listPictureSources, PICTURE_FORMATS, PICTURES, type PictureId } from '../data/pictures';

interface IllustrationProps {
  id: PictureId;
  className?: string | undefined;
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string;
}

/** One of the rendered pictures, in the format and width that suits the reader; their row says what they are. */
export function Illustration({ id, className, sizes }: IllustrationProps) {
  const { alt, width, height } = PICTURES[id];
  const base = import.meta.env.BASE_URL;
  // A render may be given up, and its elements never come into the page. Chromium would keep each picture that has a
  // `srcset`: the HTML as sent has it, and one that is made here gets it once it stands in the page.
  const setSources = (source: HTMLSourceElement | null, sources: string) => {
    if (source?.srcset === '') source.srcset = sources;
  };
  return (
    <div className={className}>
      <picture>
        {PICTURE_FORMATS.map((format) => {
          const sources = listPictureSources(PICTURES[id], format, base);
          return (
            <source
              key={format}
              ref={(source) => setSources(source, sources)}
              type={`image/${format}`}
              srcSet={import.meta.env.SSR ? sources : undefined}
              sizes={sizes}
              suppressHydrationWarning
            />
          );
        })}
        <img
          src={`${base}img/${id}.jpg`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </div>
  );
}
