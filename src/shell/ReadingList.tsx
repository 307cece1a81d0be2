import * as words from '#words/shell';
import { OfflineLink } from '../offline/OfflineLink';
import { readOfflineSize } from '../offline/offlineSize';
import { Button } from '../ui/Button';
import { useTell } from '../ui/reader';
import { ListPart } from './ListPart';
import { ReadingSwitches } from './ReadingSwitches';

/** Shows the page on the big screen, from where the reader is. */
function Present() {
  const tell = useTell();
  return (
    <Button
      look="plain"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
        document.documentElement.requestFullscreen?.().catch(() => undefined);
        tell({ present: 'all' }, { isNewEntry: true });
      }}
    >
      <b>{words.present}</b> <small>{words.presentLine}</small>
    </Button>
  );
}

/** How the page is read, and how it is taken along. */
export function ReadingList({ isPresentable }: { isPresentable: boolean }) {
  return (
    <>
      <ReadingSwitches />
      <ListPart as="div" title={words.takeAlong}>
        <OfflineLink>
          <b>{words.keep}</b> <small data-size="">{words.keepLine(readOfflineSize())}</small>
        </OfflineLink>
        {isPresentable && <Present />}
      </ListPart>
    </>
  );
}
