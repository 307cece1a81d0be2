// The words of home: the title, the question and the pour, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { CupNote } from '../../claim/CupNote';
import { pluralOf } from '../arabic';
import type * as english from '../en/home';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./home')>;

export const pageTitle = 'صناعة الأزياء العطشى';

/** In the order of the lines, not of the English words: "صناعة الأزياء العطشى". The last line has no i with a dot to pour through. */
export const titleLines = { the: 'هذه', thirsty: 'صناعة', fashion: 'الأزياء', industry: 'العطشى.' };

export const promise = 'قصة الماء في تيشيرت واحد، في خمس دقائق. كل رقم يُظهر من أين جاء.';

export const question = 'كم كوبًا من الماء تشرب في اليوم؟';
export const cupNote: ReactNode = (
  <CupNote>
    الكوب هنا مقياس أمريكي: نحو <Claim id="cup-volume" />.
  </CupNote>
);
export const cups = 'أكواب من الماء';
export const cupsUnit = (count: number) =>
  pluralOf(count, {
    one: 'كوب من الماء',
    two: 'كوب من الماء',
    few: 'أكواب من الماء',
    many: 'كوبًا من الماء',
    other: 'كوب من الماء',
  });
export const hint = 'اختر كوبًا. سنصبّ، ثم نقلب الصفحة.';
export const withoutScript = 'شاهد كم يشرب تيشيرت واحد';

export const answerYou = 'هذه كانت أكوابك.';
export const saidYou = (count: ReactNode) => <>اخترت {count}.</>;
export const stop = 'توقف';
export const goOn = 'تابع الآن';
