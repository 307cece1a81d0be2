// Typed answers and levels of the worksheet, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/check';
import type { Translation } from '../translation';
import { LEVELS } from './text/lessonTasks';

export type Checked = Translation<typeof english, typeof import('./check')>;

export const yourAnswer = 'إجابتك';
export const check = 'تحقّق';
export const hint = 'تلميح';
export const levelName = 'المستوى';
/** In the key, at a task that the other sheets lack. */
export const quickOnly = 'في ورقة الأسرع فقط';

/** For the teacher, among the ways to make the lesson fit. */
export const quickPupils = {
  name: 'التلاميذ الأسرع',
  what: `اختر «${LEVELS.quick}»: تأتي بعد المهام مهام أخرى.`,
};

/** In the key: what earns a point, each with an example. */
export const rubricTitle = 'نقاط الإجابة بالكلمات';
export const rubricLead = 'نقطة واحدة لكل مما يلي. والأمثلة عن تيشيرت واحد.';
export const forExample = 'مثلًا: ';
export const RUBRIC = [
  {
    what: 'للرقم وحدته، ويقول رقمُ أي شيء هو.',
    example: 'يأخذ قطن تيشيرت واحد {cotton-liters} من الماء.',
  },
  {
    what: 'يمكن تتبع الطريق إلى الرقم.',
    example: '{cotton-liters} في {cups-per-liter:number} تعطي {cotton-cups}.',
  },
  {
    what: 'تقول الإجابة ماذا يُحسب، وماذا يُترك.',
    example: 'تحسب الري والمطر و[dilution]. وتترك المصنع والغسيل.',
  },
  {
    what: 'تقول كم نثق بالرقم، ولماذا.',
    example: 'أثق بالحجم، لا بكل خانة من الرقم: حساب أحدث، من دون التخفيف، يعطي {icac-newer-shirt-liters}.',
  },
];
