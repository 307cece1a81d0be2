// The list of what others may show of a chart or a scene, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/republish';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./republish')>;

export const picture = 'Bild';
export const data = 'Zahlen';
export const embed = 'Einbetten';
export const text = 'Text';
export const thisPicture = 'dieses Bild';
export const saveNamed = (format: string, name: string) => `Als ${format} speichern: ${name}`;
export const notSaved = (format: string) => `Das ${format} wurde nicht gespeichert.`;
export const copyEmbed = 'Code kopieren';
export const embedCopied = 'Code kopiert';
export const embedCode = 'Code zum Einbetten';
export const copyText = 'Text mit Quellen kopieren';
export const textCopied = 'Text kopiert';
export const textToCopy = 'Text mit Quellen';
export const notCopied = 'Es wurde nichts kopiert.';
