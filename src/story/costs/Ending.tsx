import { closing } from '#words/text/label';
import styles from './Ending.module.css';
import { Label } from './label/Label';
import { LabelActions } from './label/LabelActions';

/** The last screen: the label that the page's thread sews on, and its line. */
export function Ending() {
  return (
    <section className={styles.section} data-ground="weld" data-picture="label">
      <Label />
      <div className={styles.foot}>
        <p className="title">
          <span>{closing[0]}</span> <span>{closing[1]}</span>
        </p>
        <LabelActions />
      </div>
    </section>
  );
}
