import * as words from '#words/lesson';
import { Button } from '../ui/Button';
import { Section } from '../ui/section/Section';

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Section name="lesson-print">
      <p className="needs-script">
        <Button onClick={() => window.print()}>{words.print}</Button>
      </p>
    </Section>
  );
}
