// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Arabic.
// Translated by machine; no native speaker has read them yet.

import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'صفحات الدرس';
export const lessonName = 'الدرس';
export const composeName = 'ألّف';

export const composeTitle = 'طريقك أنت عبر القصة';
export const composeDescription =
  'اختر لحظات من القصة ومختبرات بإعداداتها، ورتبها، وأضف سؤالًا من عندك، وشارك رابطًا واحدًا. لا شيء يُخزن.';
export const composeLead =
  'اختر المحطات، ورتبها، وأضف سؤالًا واحدًا من عندك. رابط واحد يحمل كل ذلك: بلا حسابات، ولا شيء يُخزن أو يُرسل.';
/** For those who have no script, and for paper. */
export const composeNeeds =
  'تؤلف هذه الصفحة النشاط داخل المتصفح، وتحتاج لذلك إلى برنامج نصي. ومن دونه، اكتب سؤالك ومحطاتك على الورقة المعدّة للطباعة.';
/** Begins an activity. */
export const start = 'ألّف نشاطًا';
export const paperSheet = 'الورقة المعدّة للطباعة';
export const doTitle = 'توقّع، جرّب، أخبر';
export const doDescription =
  'نشاط ألّفه معلم: توقّع، واذهب إلى كل محطة، وأخبر في جملة واحدة بما وجدت. لا شيء يُرسل.';
export const doLead =
  'قبل أن تفتح محطة، اكتب ما تتوقع أن تراه فيها. ثم زُر كل محطة، وصِف في جملة واحدة ما اكتشفت.';
export const predictTitle = 'توقّع';
export const tryTitle = 'جرّب';
export const tellTitle = 'أخبر';
export const usualQuestion = 'ماذا سترى في هذه المحطات؟';
export const predictLabel = 'ماذا تظن؟ اكتب جملة واحدة.';
export const tellLabel = 'ماذا وجدت؟ اكتب جملة واحدة.';
export const noActivity =
  'لا محطات في هذا الرابط. اطلب من معلمك الرابط كاملًا، أو استعمل هذه الصفحة ورقةً للكتابة.';

/** The words of the lesson in several languages. */
export const wordsTitle = 'الكلمات، لكل لغة في صفك';
export const wordsRead =
  'الإنجليزية لغتنا. أما الكلمات الأخرى فكتبتها آلة: لم يقرأها إنسان بعد. اسأل في صفك من يتكلمها.';
export const wordsPrint = 'اطبع الكلمات';
