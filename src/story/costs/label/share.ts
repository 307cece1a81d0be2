import { formatCups } from '../../../model/format';
import { formatLinkSearch } from '../../../ui/userInput';
import { LANGUAGE_BASE } from '../../../words/language';
import { START_WEARS } from '../wear/wearsStore';
import type { Thread } from './card';
import { fetchGrownLine } from './grownLine';
import { describeThread } from './words';

/** A picture that is later than this is shared without: a browser forgets the press soon after. */
const PATIENCE_MS = 3000;

/** Where a shared thread leads: to the T-shirt, with the numbers and the place that it was shared with. */
const findLink = ({ cups, wears, place }: Pick<Thread, 'cups' | 'wears' | 'place'>): string => {
  const search = formatLinkSearch('', cups, {
    wears: wears === START_WEARS ? null : wears,
    grown: place ?? null,
  });
  return new URL(`${LANGUAGE_BASE}thirsty_fashion/info1${search}`, location.href).href;
};

/** Fetches the picture that fits the reader's thread. Throws where it does not come whole. */
async function fetchCard(thread: Thread, signal?: AbortSignal): Promise<File> {
  const { cups, place } = thread;
  // Only who presses needs it.
  const { drawOwn, threadCardName } = await import('./card');
  const response = await fetch(`${LANGUAGE_BASE}cards/${threadCardName(cups)}.jpg`, signal ? { signal } : {});
  if (!response.ok) throw new Error(`the picture answered with ${response.status}`);
  const name = `threadprint${cups === undefined ? '' : `-${formatCups(cups).replace(' ', '-')}`}.jpg`;
  // A place that there is not says nothing, as on the label.
  const grown = place === undefined ? undefined : await fetchGrownLine(place).catch(() => undefined);
  const made = await response.blob();
  // A browser that writes no canvas gives the picture as it was made.
  const card = await drawOwn(made, thread, grown).catch(() => made);
  return new File([card], name, { type: 'image/jpeg' });
}

/** Saves the picture as a file. */
export async function savePicture(thread: Thread): Promise<void> {
  const link = document.createElement('a');
  const card = await fetchCard(thread);
  link.href = URL.createObjectURL(card);
  link.download = card.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whoever closes the sheet has not failed, nor who presses again while it is open. */
const NO_FAILURE: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/** Shares picture, text and link where the browser can; where it cannot, or fails to, the link is copied. Says which. */
export async function shareThread(thread: Thread): Promise<'shared' | 'copied'> {
  const url = findLink(thread);
  const words = { title: 'Threadprint', text: describeThread(thread.cups, thread.wears), url };
  // Not every browser has it.
  if (typeof navigator.share === 'function') {
    const files = await fetchCard(thread, AbortSignal.timeout(PATIENCE_MS)).then(
      (card) => [card],
      () => [],
    );
    try {
      const isShown = files.length > 0 && navigator.canShare?.({ ...words, files });
      await navigator.share(isShown ? { ...words, files } : words);
      return 'shared';
    } catch (error) {
      if (NO_FAILURE.includes((error as Error | undefined)?.name)) return 'shared';
    }
  }
  await navigator.clipboard.writeText(url);
  return 'copied';
}
