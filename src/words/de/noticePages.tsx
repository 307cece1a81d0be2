// The names of the pages whose pictures can be shown without their words, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/noticePages';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./noticePages')>;

export const shirt = 'Das T-Shirt';
export const phases = 'Fünf Phasen';
export const fabrics = 'Sechs Stoffe';
