import { fetchClaimTexts } from '../../../claim/publishedClaims';
import { formatSearch } from '../../../model/reader';
import type { DailyCups } from '../../../model/userInput';
import { type Shared, shareLink } from '../../../ui/shareLink';
import { LANGUAGE_BASE } from '../../../words/language';
import { describeThread } from './words';

/** What a shared link says of its reader: their cups, and how often they wear the shirt. */
interface Said {
  cups: DailyCups | undefined;
  wears: number | undefined;
}

/** A picture that is later than this is shared without: browsers forget the press after five seconds. */
const PATIENCE_MS = 4000;

/** Threads that are not sewn by then have failed. */
const SEWN_WITHIN_MS = 10_000;

const wait = (ms: number) => new Promise<[]>((resolve) => setTimeout(resolve, ms, []));

/** Where it leads: to the T-shirt, with the numbers that it was shared with. */
const findLink = (said: Said): string =>
  new URL(`${LANGUAGE_BASE}thirsty_fashion/info1${formatSearch(said)}`, location.href).href;

/** The label as it stands on the page, its cloth alone, as a picture: whoever takes it along sees it sewn to its end. Throws where none comes. */
async function makeLabelPicture(label: Element): Promise<File> {
  // Only who presses needs it.
  const [{ describeScene, makeCard }, texts] = await Promise.all([
    import('../../../save/saving'),
    fetchClaimTexts(),
  ]);
  const findSewn = () => label.querySelector('[data-sewn]');
  if (!findSewn()) label.scrollIntoView({ block: 'nearest' });
  const startMs = performance.now();
  while (!findSewn()) {
    if (performance.now() - startMs > SEWN_WITHIN_MS) throw new Error('label: its threads were not sewn');
    await new Promise(requestAnimationFrame);
  }
  await Promise.allSettled(label.getAnimations({ subtree: true }).map(({ finished }) => finished));
  return makeCard(label, describeScene('label', texts).title);
}

/** Saves the picture as a file. */
export async function saveLabel(label: Element): Promise<void> {
  const picture = await makeLabelPicture(label);
  const { download } = await import('../../../save/saving');
  download(picture);
}

/** Shares picture, text and link. */
export function shareThread(said: Said, label: Element): Promise<Shared> {
  const url = findLink(said);
  const words = { title: 'Threadprint', text: describeThread(said.cups, said.wears), url };
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
