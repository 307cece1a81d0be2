// The list of what others may show of a chart or a scene, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/republish';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./republish')>;

export const picture = 'Image';
export const data = 'Chiffres';
export const embed = 'Intégrer';
export const text = 'Texte';
export const thisPicture = 'cette image';
export const saveNamed = (format: string, name: string) => `Enregistrer en ${format}\u00a0: ${name}`;
export const notSaved = (format: string) => `Le ${format} n’a pas été enregistré.`;
export const copyEmbed = 'Copier le code';
export const embedCopied = 'Code d’intégration copié';
export const embedCode = 'Code d’intégration';
export const copyText = 'Copier le texte et les sources';
export const textCopied = 'Texte copié';
export const textToCopy = 'Texte et sources';
export const notCopied = 'Rien n’a été copié.';
