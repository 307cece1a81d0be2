// What is said of a claim: how sure we are, what we have read, and where it stands first, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/plain/claimWords';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./claimWords')>;

/** How sure we are, in a sentence. */
export const CERTAINTY_WORDS = {
  verified: 'متحقَّق منه: قرأناه في المصدر.',
  'quoted by another': 'منقول: قرأناه في صفحة تقتبس من المصدر.',
  unconfirmed: 'غير مؤكد: لم يقرأه أحد منا.',
  'our arithmetic': 'حسابنا، ويُعاد كلما بُني الموقع.',
};

// Sentences that follow it.
/** The figure that decides, and how many more there are, in digits and in words. */
export const restsOnUnread = (title: string, more: number, moreText: string) =>
  more === 0
    ? `غير مؤكد، لأن أحدًا منا لم يقرأ «${title}» في المصدر.`
    : `غير مؤكد، لأن أحدًا منا لم يقرأ في المصدر «${title}»، ولا أرقامًا أخرى يقوم عليها (عددها ${moreText}).`;
export const withoutSource = 'لا نعرف له مصدرًا.';
export const creditedTo = (document: string) => `يُنسب إلى «${document}».`;
export const readIn = (document: string, place: string, month: string) =>
  `قُرئ في «${document}»: ${place}، ${month}.`;

/** The pages of claims as headings. */
export const CLAIM_PAGES = {
  thirsty_fashion: 'السؤال',
  'thirsty_fashion/info1': 'تيشيرت واحد',
  'thirsty_fashion/where': 'أين يُزرع القطن',
  'thirsty_fashion/info2': 'الصناعة كلها',
  'thirsty_fashion/info3': 'الكلفة، وما يمكن فعله',
  'thirsty_fashion/lives': 'تيشيرت واحد، حياتان',
  'charts/production': 'رسم بياني: مراحل الإنتاج',
  'charts/fabrics': `رسم بياني: ${fabricCount} أقمشة`,
  sources: 'خلف التدقيق',
};
