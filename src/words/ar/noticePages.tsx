// The names of the pages whose pictures can be shown without their words, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/noticePages';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./noticePages')>;

export const shirt = 'التيشيرت';
export const where = 'أين يُزرع القطن';
export const phases = `${phaseCount} مراحل`;
export const fabrics = `${fabricCount} أقمشة`;
