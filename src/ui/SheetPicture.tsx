import styles from './SheetPicture.module.css';
import { Stripes } from './Stripes';
import type { StillName } from './stillPictures';

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
