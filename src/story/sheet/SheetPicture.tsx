import { Stripes } from '../shirt/Stripes';
import type { StillName } from '../shirt/stillPictures';
import styles from './SheetPicture.module.css';

/** A still of the scene that a sheet speaks of, beside its title. Paper goes without: it is to be written on. */
export function SheetPicture({ name }: { name: StillName }) {
  return (
    <div className="screen-only">
      <div className={`dyed ${styles.picture} ${styles[name]}`}>
        <Stripes name={name} />
      </div>
    </div>
  );
}
