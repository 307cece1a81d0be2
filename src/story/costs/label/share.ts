import { fetchClaimTexts } from '../../../claim/publishedClaims';
import { formatSearch } from '../../../model/reader';
import type { DailyCups } from '../../../model/userInput';
import { type Shared, shareLink } from '../../../ui/shareLink';
import { LANGUAGE_BASE } from '../../../words/language';
import { START_WEARS } from '../wear/useWears';
import { describeThread } from './words';

/** What a shared link says of its reader. */
interface Thread {
  cups: DailyCups | undefined;
  /** How often the shirt is worn, where the reader stopped. */
  wears: number;
  /** Which place the reader guessed to be the thirstiest. */
  place: string | undefined;
}

/** A picture that is later than this is shared without: browsers forget the press after five seconds. */
const PATIENCE_MS = 4000;

/** A shirt that is not sewn by then has failed. */
const SEWN_WITHIN_MS = 10_000;

const wait = (ms: number) => new Promise<[]>((resolve) => setTimeout(resolve, ms, []));

/** Where a shared thread leads: to the T-shirt, with the numbers and the place that it was shared with. */
const findLink = ({ cups, wears, place }: Thread): string => {
  const search = formatSearch({ cups, wears: wears === START_WEARS ? undefined : wears, place });
  return new URL(`${LANGUAGE_BASE}thirsty_fashion/info1${search}`, location.href).href;
};

/** The label as it stands on the page, as a picture: whoever takes it along sees it sewn to its end. Throws where none comes. */
async function makeLabelPicture(label: Element): Promise<File> {
  // Only who presses needs it.
  const [{ describeScene, makePicture }, texts] = await Promise.all([
    import('../../../save/saving'),
    fetchClaimTexts(),
  ]);
  const isSewn = () => label.querySelector('[data-count=""]') !== null;
  if (!isSewn()) label.querySelector('canvas')?.scrollIntoView({ block: 'nearest' });
  const startMs = performance.now();
  while (!isSewn()) {
    if (performance.now() - startMs > SEWN_WITHIN_MS) throw new Error('label: its shirt was not sewn');
    await new Promise(requestAnimationFrame);
  }
  return makePicture([label], label.getBoundingClientRect(), describeScene('label', texts), 'png');
}

/** Saves the picture as a file. */
export async function saveLabel(label: Element): Promise<void> {
  const picture = await makeLabelPicture(label);
  const { download } = await import('../../../save/saving');
  download(picture);
}

/** Shares picture, text and link. */
export function shareThread(thread: Thread, label: Element): Promise<Shared> {
  const url = findLink(thread);
  const words = { title: 'Threadprint', text: describeThread(thread.cups, thread.wears), url };
  return shareLink(url, async () => {
    const made = makeLabelPicture(label).then(
      (picture) => [picture],
      () => [],
    );
    const files = await Promise.race([made, wait(PATIENCE_MS)]);
    const isShown = files.length > 0 && navigator.canShare?.({ ...words, files });
    await navigator.share(isShown ? { ...words, files } : words);
  });
}
