// The names of the pages whose pictures can be shown without their words, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/noticePages';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./noticePages')>;

export const shirt = 'Le T-shirt';
export const phases = 'Cinq phases';
export const fabrics = 'Six tissus';
