// Words of the story that pupils may not know, by their ids, in plain ones, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonTerms';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./lessonTerms')>;

export const TERMS = {
  irrigation: {
    name: 'সেচ',
    meaning: 'কৃষক নদী, হ্রদ বা কূপ থেকে খেতে যে পানি আনেন। বৃষ্টি এতে পড়ে না।',
  },
  dilution: {
    name: 'পাতলা করার পানি',
    meaning: 'নোংরা পানি যথেষ্ট পরিষ্কার হওয়া পর্যন্ত পাতলা করতে যে পানি লাগত। এটা হিসাব করা হয়, ঢালা হয় না।',
  },
  footprint: {
    name: 'পদচিহ্ন',
    meaning: 'একটা জিনিস বানাতে আর ব্যবহার করতে যত পানি লাগে, বা যত CO2e বের হয়, তার সবটা।',
  },
  'per-kilogram': {
    name: 'প্রতি কেজিতে',
    meaning: 'একেক কেজির জন্য। এতে ওজন আলাদা হলেও জিনিসের তুলনা করা যায়।',
  },
  co2e: {
    name: 'CO2e',
    meaning: 'CO2 আর বাতাস গরম করে এমন অন্য গ্যাস, সব একসঙ্গে যোগ করা, যেন সবটাই CO2।',
  },
  kwh: {
    name: 'kWh',
    meaning: 'কিলোওয়াট-ঘণ্টা, শক্তির একক। এক কিলোওয়াট ক্ষমতার যন্ত্র এক ঘণ্টায় এতটা খরচ করে।',
  },
  lint: {
    name: 'আঁশতুলা',
    meaning: 'বীজ ছাড়ানোর পর তুলার নরম আঁশ।',
  },
};
