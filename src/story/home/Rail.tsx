import styles from './Rail.module.css';

// What the thread follows. Nothing of it is drawn; the stylesheet lays it out and shows what each layout needs.

/** From the logo along the bar and down the right edge, or, where the cups stand at the left, down the left one. */
export function Rail() {
  return (
    <>
      <i className={styles.top} data-knot="0,0,gold;30,60,gold;70,-20,gold;100,0,gold" />
      <i className={styles.corner} data-knot="50,9,gold;86,34,gold;100,92,gold" />
      <i className={styles.right} data-knot="100,0,gold;0,45,gold;100,100,gold" />
      <i className={styles.left} data-knot="100,0,gold;25,20,gold;0,55,gold;0,100,gold;0,200,gold" />
    </>
  );
}

/** The shelf under the cups: one row that runs on to the needle, or two rows with a turn between them. */
export function Shelves() {
  return (
    <>
      <i
        className={styles.turnIn}
        data-knot="100,-50,gold;100,0,gold;95,40,gold;80,78,gold;48,98,gold;6,100,gold"
      />
      <i className={styles.shelf} data-knot="88,0,gold;64,60,gold;40,0,gold;20,60,gold;4.2,20,gold" />
      <i className={styles.firstShelf} data-knot="74,50,gold;50,0,gold;24,0,gold" />
      <i
        className={styles.turnLeft}
        data-knot="100,0,gold;25,6,gold;0,25,gold;0,75,gold;25,94,gold;100,100,gold"
      />
      <i className={styles.secondShelf} data-knot="26,0,gold;50,50,gold;84,0,gold" />
      <i
        className={styles.turnInLeft}
        data-knot="0,-60,gold;0,0,gold;6,44,gold;24,80,gold;58,98,gold;110,100,gold"
      />
      <i className={styles.lowFirstShelf} data-knot="26,0,gold;50,50,gold;78,0,gold" />
      <i
        className={styles.turnRight}
        data-knot="0,0,gold;75,6,gold;100,25,gold;100,75,gold;75,94,gold;0,100,gold"
      />
      <i className={styles.lowSecondShelf} data-knot="76,0,gold;50,50,gold;14,0,gold" />
    </>
  );
}
