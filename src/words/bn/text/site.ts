// What the site is called, in Bengali. Translated by machine; no native speaker has read it yet.

import type * as english from '../../en/text/site';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./site')>;

export const siteTitle = 'Threadprint: তৃষ্ণার্ত ফ্যাশনশিল্প';
export const siteDescription =
  'একটা টি-শার্ট কত পানি খায়, আর কাপড়চোপড়ের জন্য পৃথিবীকে কী মূল্য দিতে হয়: প্রতিটি একক এঁকে দেখানো।';
export const storyTitle = 'তৃষ্ণার্ত ফ্যাশনশিল্প';
