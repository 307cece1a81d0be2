// The words of a picture that is shown without its words, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/notice';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./notice')>;

export const notice = 'Was fällt dir auf?';
export const wonder = 'Was fragst du dich?';
export const showNames = 'Namen zeigen';
export const showValues = 'Zahlen zeigen';
export const showStory = 'Geschichte zeigen';
export const leave = 'Beenden';
