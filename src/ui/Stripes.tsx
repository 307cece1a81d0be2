import { STILLS, type StillName, stillPath } from './stillPictures';

/** A still picture in its stripes, one above the other; without `alt` it is only looked at. */
export function Stripes({ name, alt = '' }: { name: StillName; alt?: string }) {
  const { widthPx, heightPx, stripes } = STILLS[name];
  return Array.from({ length: stripes }, (_, stripe) => (
    <img
      key={stillPath(name, stripe)}
      src={import.meta.env.BASE_URL + stillPath(name, stripe)}
      alt={stripe === 0 ? alt : ''}
      width={widthPx}
      height={heightPx / stripes}
      loading="lazy"
    />
  ));
}
