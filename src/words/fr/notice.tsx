// The words of a picture that is shown without its words, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/notice';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./notice')>;

export const notice = 'Que remarquez-vous\u202f?';
export const wonder = 'Que vous demandez-vous\u202f?';
export const showNames = 'Afficher les noms';
export const showValues = 'Afficher les nombres';
export const showStory = 'Afficher le récit';
export const leave = 'Quitter';
