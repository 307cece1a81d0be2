// The words of the guesses before the answer, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/guess';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./guess')>;

export const aDay = (cups: string, _isOne: boolean) => `تشرب في اليوم ${cups}.`;
export const pull = (whole: string | undefined) => (
  <>
    اسحب الخيط إلى ما تظن أن قطن <span className={whole}>تيشيرت واحد</span> يحتاجه،
  </>
);
export const orType = 'أو اكتب رقمًا، أو واصل التمرير فحسب.';
export const yourCups = 'تخمينك، بالأكواب';
export const thread = 'خيط تخمينك';
export const noGuess = 'لا تخمين بعد';
export const cupsUnit = 'كوب';
export const stays = 'مرّر. يبقى تخمينك في الصورة، والتيشيرت يجيب.';
export const takeBack = 'تراجع عنه';
export const cupsPicture = (all: string, full: string) => `${all}، منها ${full} ممتلئة`;
export const endsHere = 'هنا ينتهي تخمينك: ';

export const waterline = 'خط الماء';
export const ofLake = (percent: string) => `${percent} من البحيرة`;
export const yourGuess = 'تخمينك: ';
export const show = 'أرني';
export const line = (name: string) => `${name}: الخط`;
