import * as words from '#words/lesson';
import { Section } from '../ui/section/Section';
import styles from './Worksheet.module.css';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Section name="lesson-print">
      <p className={`${styles.print} needs-script`}>
        <button type="button" className="button" onClick={() => window.print()}>
          {words.print}
        </button>
      </p>
    </Section>
  );
}
