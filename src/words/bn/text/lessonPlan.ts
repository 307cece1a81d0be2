// The parts of the lesson and what is done in each, by their ids, in Bengali.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonPlan';
import type { Translation } from '../../translation';
import { taskPlace } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lessonPlan')>;

export const LESSON = {
  guess: {
    name: 'অনুমান',
    what: 'প্রত্যেকে বলবে, দিনে কত কাপ পানি খায়। উত্তরগুলো উঠবে ক্লাসের বোর্ডে। তারপর সবাই অনুমান করবে: একটা টি-শার্টের তুলায় কত কাপ লাগে?',
  },
  story: {
    name: 'গল্পটা পড়া',
    what: 'বড় পর্দায় টি-শার্ট আর হ্রদ। একটা দাবির কাছে থেমে প্রশ্ন: এটা কি ঠিক মনে হচ্ছে?',
  },
  slip: {
    name: 'ভুলটা ধরো',
    what: `জোড়ায় জোড়ায় শিক্ষার্থীরা দুটো সংখ্যা দিয়ে একটা দাবি পরখ করবে। কাগজে হলে ওয়ার্কশিটের কাজ ${taskPlace('lake')} থেকে ${taskPlace('unit')}।`,
  },
  discuss: {
    name: 'আলোচনা',
    what: 'কোন পানি গোনা উচিত: নদীর, বৃষ্টির, নাকি দুটোই? কার কাছে কারণ আছে? ভালো উত্তর একের বেশি।',
  },
  exit: {
    name: 'বিদায় টিকিট',
    what: 'প্রত্যেকে লিখবে আজকের একটা সংখ্যা, আর সেটা কী গোনে।',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'অনুমান',
    what: 'সবাই অনুমান করবে: একটা টি-শার্টের তুলায় কত কাপ লাগে?',
  },
  lake: { name: 'হ্রদটা পড়া', what: 'শুধু হ্রদের পাতা। দাবিটার কাছে থামা।' },
  slip: {
    name: 'ভুলটা ধরো',
    what: `জোড়ায় জোড়ায় ওয়ার্কশিটের কাজ ${taskPlace('lake')}, তারপর বলা: ভুলটা কত বড়।`,
  },
  exit: { name: 'বিদায় টিকিট', what: 'আজকের একটা সংখ্যা, আর সেটা কী গোনে।' },
};
