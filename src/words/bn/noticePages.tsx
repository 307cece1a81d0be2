// The names of the pages whose pictures can be shown without their words, in Bengali. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/noticePages';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./noticePages')>;

export const shirt = 'টি-শার্ট';
export const where = 'কোথায় জন্মায়';
export const phases = `${phaseCount}টি ধাপ`;
export const fabrics = `${fabricCount}টি কাপড়`;
