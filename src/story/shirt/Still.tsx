import styles from './Still.module.css';
import { STILLS, type StillName, stillPath } from './stillPictures';

/** A scene as a still picture: for the plain reading, for paper, and where no script runs. */
export function Still({ name }: { name: StillName }) {
  const { widthPx, heightPx, stripes, alt } = STILLS[name];
  return (
    <div className={`plain-only ${styles.still}`} data-still={name}>
      {Array.from({ length: stripes }, (_, stripe) => (
        <img
          key={stillPath(name, stripe)}
          src={import.meta.env.BASE_URL + stillPath(name, stripe)}
          alt={stripe === 0 ? alt : ''}
          width={widthPx}
          height={heightPx / stripes}
          loading="lazy"
        />
      ))}
    </div>
  );
}
