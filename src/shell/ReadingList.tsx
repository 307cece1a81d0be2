import * as words from '#words/shell';
import { OfflineLink } from '../offline/OfflineLink';
import { readOfflineSize } from '../offline/offlineSize';
import { Button } from '../ui/Button';
import { useTell } from '../ui/reader';
import { BRIEF_ID } from './chapters';
import { ListPart } from './ListPart';
import { ReadingSwitches } from './ReadingSwitches';

const closeList = (inList: Element) => inList.closest<HTMLElement>(':popover-open')?.hidePopover();

/** Shows the page on the big screen, from where the reader is. */
function Present() {
  const tell = useTell();
  return (
    <Button
      look="plain"
      onClick={({ currentTarget }) => {
        closeList(currentTarget);
        document.documentElement.requestFullscreen?.().catch(() => undefined);
        tell({ present: 'all' }, { isNewEntry: true });
      }}
    >
      <b>{words.present}</b> <small>{words.presentLine}</small>
    </Button>
  );
}

/** How the page is read, and how it is taken along; `isChapter`: it is told in brief, too. */
export function ReadingList({ isPresentable, isChapter }: { isPresentable: boolean; isChapter: boolean }) {
  return (
    <>
      <ReadingSwitches>
        {isChapter && (
          <Button
            look="plain"
            className="scroll-only"
            popoverTarget={BRIEF_ID}
            onClick={({ currentTarget }) => closeList(currentTarget)}
          >
            <b>{words.inBrief}</b>
          </Button>
        )}
      </ReadingSwitches>
      <ListPart as="div" title={words.takeAlong}>
        <OfflineLink>
          <b>{words.keep}</b> <small data-size="">{words.keepLine(readOfflineSize())}</small>
        </OfflineLink>
        {isPresentable && <Present />}
      </ListPart>
    </>
  );
}
