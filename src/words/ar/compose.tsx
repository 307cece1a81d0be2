// The words of the page where a teacher puts an activity together, and of the page that runs it, as they are sent, in Arabic.
// Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../arabic';
import type * as english from '../en/compose';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./compose')>;

export const pagesLabel = 'صفحات الدرس';
export const lessonName = 'الدرس';

export const composeTitle = 'طريقك أنت عبر القصة';
export const composeDescription =
  'اختر لحظات من القصة ومختبرات بإعداداتها، ورتبها، وأضف سؤالًا من عندك، وشارك رابطًا واحدًا. لا شيء يُخزن.';
export const composeHint = 'أربع محطات جاهزة. انقر محطة لتحذفها أو لتضيفها.';
export const stopsSet = (count: number, word: string, minutes: number) =>
  count === 1
    ? `محطة واحدة، نحو ${minutes} دقائق.`
    : `المحطات: ${word}، نحو ${minutes} ${pluralOf(minutes, { one: 'دقيقة', two: 'دقيقة', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })}.`;
export const takeOne = 'أضف محطة.';
export const moreStops = 'محطات أخرى';
export const questionLabel = 'سؤالك للصف، في النهاية';
export const printSheet = 'اطبع الورقة';
export const noAccounts = 'بلا حسابات. لا شيء يُخزن أو يُرسل: الرابط يحمل كل شيء، فلا تكتب فيه أسماء.';
export const wordsLink = 'الكلمات بسبع لغات';
export const QUESTIONS = {
  pour: 'كم كوبًا تشرب في اليوم؟',
  shirt: 'كم كوبًا من الماء يحتاج قطن تيشيرت واحد؟',
  where: 'النهر أم المطر: من الأكثر عطشًا؟',
  lake: 'كم من بحيرة تساوي الموضة كلها؟',
  costs: 'أي قماش يكلّف ماذا؟',
  lives: 'أي الحياتين أخف؟',
};
/** For those who have no script, and for paper. */
export const composeNeeds =
  'تؤلف هذه الصفحة النشاط داخل المتصفح، وتحتاج لذلك إلى برنامج نصي. ومن دونه، اكتب سؤالك ومحطاتك على الورقة المعدّة للطباعة.';
export const paperSheet = 'الورقة المعدّة للطباعة';
export const doTitle = 'توقّع، جرّب، أخبر';
export const doDescription =
  'نشاط ألّفه معلم: توقّع، واذهب إلى كل محطة، وأخبر في جملة واحدة بما وجدت. لا شيء يُرسل.';
export const doHint = 'كل محطة تبدأ بتخمين منك.';
export const usualGuess = 'ماذا سترى هناك؟';
export const iThink = 'أظن …';
export const openStop = 'افتح المحطة';
export const tryText = 'تُفتح المحطة في علامة تبويب خاصة بها. عد بما رأيت.';
export const predictTitle = 'توقّع';
export const tryTitle = 'جرّب';
export const tellTitle = 'أخبر';
export const usualQuestion = 'ماذا ستلبس ضعف المدة؟';
export const tellLabel = 'في جملة: ماذا لم تكن تتوقع؟';

/** The words of the lesson in several languages. */
export const wordsTitle = 'الكلمات بسبع لغات';
export const wordsRead =
  'الإنجليزية لغتنا. أما الكلمات الأخرى فكتبتها آلة: لم يقرأها إنسان بعد. اسأل في صفك من يتكلمها.';
export const wordsPrint = 'اطبع الكلمات';
