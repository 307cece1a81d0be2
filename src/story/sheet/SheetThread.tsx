import { readWay } from '../../thread/readWay';
import { Thread } from '../../thread/Thread';
import type { Seam } from '../../thread/way';
import { Section } from '../../ui/section/Section';

/** It comes down beside the head, and is dyed blue in the seam below it. */
const WAY: readonly Seam[] = [
  { at: 'header', side: 'end', dye: 'gold' },
  { at: 'header + div', side: 'start', dye: 'indigo' },
];

const readSheetWay = (page: HTMLElement) => readWay(page, WAY);

/** The thread of a page that is read and printed. */
export function SheetThread() {
  return (
    <Section name="sheet-thread">
      <Thread readWay={readSheetWay} />
    </Section>
  );
}
