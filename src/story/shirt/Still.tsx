import styles from './Still.module.css';
import { STILLS, type StillName } from './stillPictures';

/** A scene as a still picture: for the plain reading, for paper, and where no script runs. */
export function Still({ name }: { name: StillName }) {
  const { widthPx, heightPx, alt } = STILLS[name];
  return (
    <img
      className={styles.still}
      src={`${import.meta.env.BASE_URL}stills/${name}.svg`}
      alt={alt}
      width={widthPx}
      height={heightPx}
      loading="lazy"
    />
  );
}
