// The words of a pupil’s answer, in Arabic. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/reply';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./reply')>;

export const answerName = 'إجابتك';
export const answerLead = 'بلا اسم، ولا شيء يُرسل. في النهاية تحصل على رابط، وصفحة معلمك تقرؤه.';
export const noAnswer = 'هذا الرابط مقطوع أو لا يحمل إجابة. اكتب إجابتك هنا.';
export const notSaid = 'اختر';
export const askBefore = 'خمّن قبل القصة: كم كوبًا من الماء يحتاج قطن تيشيرت واحد؟';
export const askAfter = 'بعد القصة: كم تقول الآن؟';
export const yourNumber = 'رقمك';
export const readStory = 'اقرأ القصة';
export const comeBack = 'ثم عُد إلى هنا.';
export const askCounted = 'أي ماء ينبغي أن نحسب؟';
export const askSentence = 'لماذا؟ اكتب جملة واحدة، من دون اسمك.';
export const charactersLeft = (left: number) => `الحروف الباقية: ${left}`;
export const showLink = 'أظهر رابطي';
export const linkText = 'أرسل هذا الرابط إلى معلمك.';
export const copyLink = 'انسخ الرابط';
export const linkCopied = 'نُسخ الرابط';
export const linkLabel = 'رابط إجابتك';

export const readText = 'يحصل كل تلميذ على رابط خاص به. اقرأ الروابط هنا: وإذا عادت إجابة، حلّت محل الأولى.';
export const pasteLabel = 'الصق روابط التلاميذ، واحدًا أو أكثر';
export const readLinks = 'اقرأ الروابط';
export const answersRead = (count: number) => `الإجابات المقروءة: ${count}.`;
export const linksUnread = (count: number) => `روابط مقطوعة أو بلا إجابة: ${count}.`;
export const answersLeftOut = (count: number) => `اللوح ممتلئ. إجابات بقيت خارجه: ${count}.`;
export const guessesTitle = 'كل التخمينات، قبل القصة وبعدها';
/** What is drawn, told: how many guesses, from where to where. */
export const guessedBefore = (count: number, lowest: string, highest: string, middle: string) =>
  `عدد التخمينات قبل القصة: ${count}. أقلها من الأكواب ${lowest}، وأكثرها ${highest}، وأوسطها ${middle}.`;
export const guessedAfter = (count: number, lowest: string, highest: string, middle: string) =>
  `عدد التخمينات بعد القصة: ${count}. أقلها من الأكواب ${lowest}، وأكثرها ${highest}، وأوسطها ${middle}.`;
export const above = 'قبل القصة';
export const below = 'بعد القصة';
export const guessAxis = 'أكواب الماء لقطن تيشيرت واحد';
export const dashed = (
  <>
    الخط المتقطع هو ما تقوله القصة: <Claim id="cotton-cups" />.
  </>
);
export const countedTitle = 'أي ماء ينبغي أن نحسب';
export const pupilsFor = (part: string, count: number) => `${part}: ${count}`;
export const showSentences = (count: number) => `أظهر الجمل (${count})`;
export const predictedBefore = (text: string) => `التوقع: ${text}`;
export const hideSentences = 'أخفِ الجمل';
export const sentencesStay = 'تبقى الجمل في هذه الصفحة وحدها: ليست في رابطها، وتزول حين تغادرها.';
/** Where no script runs, as in the copy on a disk. */
export const withoutScript =
  'تحتاج روابط التلاميذ، واللوح الذي يقرؤها، إلى برنامج نصي وإلى عنوان على الشبكة. ومن دونهما، هذا جدول للملء.';
