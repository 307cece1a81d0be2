import { LANGUAGE_BASE } from '../../words/language';
import type { Moment } from '../moments/moments';

/** What the notes' window shows: the moment on the screen, and the one that follows. */
export interface Cue {
  moment: Moment | undefined;
  next: Moment | undefined;
}

/** Tells the notes' window to follow to another page. */
interface Turn {
  toPage: string;
}

/** A channel for each page and language: of two talks in one browser, neither shows its moments in the other's notes. */
const openChannel = (page: string) => new BroadcastChannel(`threadprint-presenter ${LANGUAGE_BASE} ${page}`);

/** Tells the notes' window of a page what is on the screen, at once and whenever it asks. It stays in this browser. */
export function tellNotes(page: string, cue: Cue): () => void {
  const channel = openChannel(page);
  channel.onmessage = ({ data }) => data === 'ask' && channel.postMessage(cue);
  channel.postMessage(cue);
  return () => channel.close();
}

/** Takes the notes' window along from one page to another. */
export function turnNotes(fromPage: string, toPage: string): void {
  const channel = openChannel(fromPage);
  channel.postMessage({ toPage } satisfies Turn);
  channel.close();
}

/** Hears what is on the screen that shows a page, and to which page it turns. */
export function hearCues(
  page: string,
  onCue: (cue: Cue) => void,
  onTurn: (toPage: string) => void,
): () => void {
  const channel = openChannel(page);
  channel.onmessage = ({ data }: MessageEvent<'ask' | Cue | Turn>) => {
    if (data === 'ask') return;
    if ('toPage' in data) onTurn(data.toPage);
    else onCue(data);
  };
  channel.postMessage('ask');
  return () => channel.close();
}
