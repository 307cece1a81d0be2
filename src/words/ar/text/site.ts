// What the site is called, in Arabic. Translated by machine; no native speaker has read it yet.

import type * as english from '../../en/text/site';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./site')>;

export const siteTitle = 'Threadprint: صناعة الأزياء العطشى';
export const siteDescription = 'كم يشرب تيشيرت واحد، وكم تكلّف الملابس كوكبنا: كل وحدة مرسومة.';
export const storyTitle = 'صناعة الأزياء العطشى';
