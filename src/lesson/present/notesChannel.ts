import { LANGUAGE_BASE } from '../../words/language';
import type { Moment } from '../moments/moments';

/** What the notes' window shows: the moment on the screen, and the one that follows. */
export interface Cue {
  moment: Moment | undefined;
  next: Moment | undefined;
}

/** From the screen of a talk to its notes: what it shows, or the page to which it turns. */
type Message = { talk: string } & ({ cue: Cue } | { toPage: string });

/** A channel for each page and language: of two talks in one browser, neither shows its moments in the other's notes. */
const openChannel = (page: string) => new BroadcastChannel(`threadprint-presenter ${LANGUAGE_BASE} ${page}`);

/** The talk that this window shows. The window's name outlives a reload, and nothing is stored. */
function nameTalk(): string {
  if (!window.name.startsWith('talk ')) window.name = `talk ${Date.now().toString(36)}`;
  return window.name;
}

/** The name of the window with this talk's notes. */
export const nameNotes = (): string => `notes of ${nameTalk()}`;

/** Whether a message is for these notes. A window that somebody has opened by hand follows whoever shows its page. */
const isForUs = ({ talk }: Message) => !window.name.startsWith('notes of ') || window.name.endsWith(talk);

/** Tells the notes' window of a page what is on the screen, at once and whenever it asks. It stays in this browser. */
export function tellNotes(page: string, cue: Cue): () => void {
  const channel = openChannel(page);
  const tell = () => channel.postMessage({ talk: nameTalk(), cue } satisfies Message);
  channel.onmessage = ({ data }) => data === 'ask' && tell();
  tell();
  return () => channel.close();
}

/** Takes the notes' window along from one page to another. */
export function turnNotes(fromPage: string, toPage: string): void {
  const channel = openChannel(fromPage);
  channel.postMessage({ talk: nameTalk(), toPage } satisfies Message);
  channel.close();
}

/** Hears what is on the screen that shows a page, and to which page it turns. */
export function hearCues(
  page: string,
  onCue: (cue: Cue) => void,
  onTurn: (toPage: string) => void,
): () => void {
  const channel = openChannel(page);
  channel.onmessage = ({ data }: MessageEvent<'ask' | Message>) => {
    if (data === 'ask' || !isForUs(data)) return;
    if ('toPage' in data) onTurn(data.toPage);
    else onCue(data.cue);
  };
  channel.postMessage('ask');
  return () => channel.close();
}
