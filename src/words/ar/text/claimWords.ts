// What is said of a claim: how sure we are, what we have read, and where it stands first, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

// What was read of a figure, in a sentence.
/** By the grade of its evidence; `where` comes from `inDocument`, or is a place alone. */
export const GRADES = {
  original: (where: string, month: string) => `قُرئ في الأصل: ${where}، ${month}.`,
  'quotation with reference': (where: string, month: string) => `قُرئ في نقل يسمّي مرجعه: ${where}، ${month}.`,
  'near value': (where: string, month: string) => `قُرئت قيمة قريبة منه: ${where}، ${month}.`,
  'measured sum': (where: string, month: string) => `مجموعنا، مقارنًا بمجموع مقيس: ${where}، ${month}.`,
  'another value': (where: string, month: string) => `غير مؤكد: لم تُقرأ إلا قيم أخرى: ${where}، ${month}.`,
  'only repeated': (where: string, month: string) => `غير مؤكد: مكرر فقط، بلا مرجع: ${where}، ${month}.`,
};
export const inDocument = (document: string, place: string) => `«${document}»، ${place}`;
export const arithmetic = 'حسابنا.';
export const notFound = 'غير مؤكد: لم يوجد.';
export const creditedTo = (document: string) => `يُنسب إلى «${document}».`;
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `غير مؤكد، لأن «${title}» كذلك.`
    : `غير مؤكد، لأن «${title}» كذلك، ومعه أرقام أخرى يقوم عليها (عددها ${moreText}).`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'العطش',
  'thirsty_fashion/info1': 'تيشيرت واحد',
  'thirsty_fashion/where': 'أين يُزرع القطن',
  'thirsty_fashion/info2': 'الصناعة كلها',
  'thirsty_fashion/info3': 'الكلفة، وما يمكن فعله',
  'thirsty_fashion/lives': 'تيشيرت واحد، حياتان',
  'charts/production': 'رسم بياني: مراحل الإنتاج',
  'charts/fabrics': `رسم بياني: ${fabricCount} أقمشة`,
  sources: 'خلف التدقيق',
};
