// What is said of a typed answer, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/lessonChecks';
import type { Growing } from '../../translation';

export type Checked = Growing<typeof english, typeof import('./lessonChecks')>;

export const SLIPPED = {
  percentOfPercent: 'هذه نسبة مئوية من جزء واحد. والسؤال يطلب نسبة من الكل، فخذ إحدى النسبتين من الأخرى.',
  seedCotton: 'هذا يحسب البذور أيضًا. والتيشيرت يُصنع من القطن المحلوج وحده.',
  unit: 'انظر إلى الوحدات. واحدة منها لم تُحوَّل إلى الأخرى.',
  perKilogram: 'هذا لكل كيلوغرام. والسؤال عن تيشيرت واحد.',
  decimals: 'الأرقام صحيحة. لكن الفاصلة العشرية في مكان آخر.',
  upsideDown: 'اقلب القسمة: ما الذي يُقسم، وعلى ماذا؟',
  hundred: 'بالمئة تعني من كل مئة. خطوة فيها مئة ناقصة أو زائدة.',
  rounded: 'هذا هو الجواب بالرقم المقرّب. خذ الآن الكوب الدقيق.',
  whole: 'انظر مرة أخرى: أي رقم هو الكل هنا، وأيهما الجزء؟',
  otherPart: 'هذا واحد من الأجزاء الأخرى. أي نسبة مئوية تخص هذا الجزء؟',
  difference: 'هذا مقدار الزيادة. و«كم مرة» تطلب القسمة.',
};
