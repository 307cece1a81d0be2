// The parts of the lesson and what is done in each, by their ids, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/lessonPlan';
import type { Translation } from '../../translation';
import { taskPlace } from './lessonTasks';

export type Checked = Translation<typeof english, typeof import('./lessonPlan')>;

export const LESSON = {
  guess: {
    name: 'خمّن',
    what: 'يقول كل تلميذ كم كوبًا من الماء يشرب في اليوم. انقر الإجابات على لوح الصف. ثم يخمّن الجميع: كم كوبًا يحتاج قطن تيشيرت واحد؟',
  },
  story: {
    name: 'اقرأ القصة',
    what: 'اعرض التيشيرت والبحيرة على الشاشة الكبيرة. توقف عند أحد الأقوال، واسأل: هل يبدو هذا صحيحًا؟',
  },
  slip: {
    name: 'اعثر على الخطأ',
    what: `يختبر التلاميذ، كل اثنين معًا، قولًا برقمين. وعلى الورق: المهام من ${taskPlace('lake')} إلى ${taskPlace('unit')} من ورقة العمل.`,
  },
  discuss: {
    name: 'ناقشوا الأمر',
    what: 'أي ماء ينبغي أن نحسب: النهر أم المطر أم كليهما؟ ومن لديه سبب؟ هناك أكثر من جواب جيد.',
  },
  exit: {
    name: 'بطاقة الخروج',
    what: 'يكتب كل تلميذ رقمًا واحدًا من درس اليوم، وماذا يحسب.',
  },
};

/** The same, when there is little time. */
export const SHORT_LESSON = {
  guess: {
    name: 'خمّن',
    what: 'يخمّن الجميع: كم كوبًا يحتاج قطن تيشيرت واحد؟',
  },
  lake: { name: 'اقرأ البحيرة', what: 'اعرض البحيرة فقط. توقف عند القول.' },
  slip: {
    name: 'اعثر على الخطأ',
    what: `يحل كل اثنين معًا المهمة ${taskPlace('lake')} من ورقة العمل، ويقولان كم حجم الخطأ.`,
  },
  exit: { name: 'بطاقة الخروج', what: 'رقم واحد من درس اليوم، وماذا يحسب.' },
};
