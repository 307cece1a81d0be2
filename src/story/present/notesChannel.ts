import type { Moment } from '../moments/moments';

/** What the notes' window shows: the moment on the screen, and the one that follows. */
export interface Cue {
  moment: Moment | undefined;
  next: Moment | undefined;
}

const NAME = 'threadprint-presenter';

/** Tells the notes' window what is on the screen, at once and whenever that window asks. It stays in this browser. */
export function tellNotes(cue: Cue): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => data === 'ask' && channel.postMessage(cue);
  channel.postMessage(cue);
  return () => channel.close();
}

/** Hears what is on the screen. */
export function hearCues(onCue: (cue: Cue) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => typeof data === 'object' && data !== null && onCue(data as Cue);
  channel.postMessage('ask');
  return () => channel.close();
}
