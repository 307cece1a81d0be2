// The words of the page about what clothes cost, in Arabic. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import type * as english from '../en/costs';
import type { Translation } from '../translation';
import { fabricCount } from './text/fabrics';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./costs')>;

export const pageTitle = 'كم تكلّف الملابس';
export const pageDescription = `الكربون بحسب مرحلة الإنتاج، والماء مقابل الطاقة وCO2 في ${fabricCount} أقمشة، ومواد على بطاقات، وما يمكنك فعله.`;
export const brief = (
  <>
    <p>
      صنع الملابس يُطلق <Claim id="garment-phase-share">نصف</Claim> CO2 التيشيرت، أكثر من أي مرحلة أخرى.
    </p>
    <p>
      كل ارتداء يقسم ما كلّفه التيشيرت: عند <Claim id="wears-30" /> تبلغ الحصة <Claim id="cups-per-wear-30" />.
    </p>
  </>
);

export const processTitle = 'كلفة الصنع';
export const fiveSteps = `${phaseCount} مراحل حتى التيشيرت.`;
export const whichPhase = 'أيها تُطلق أكثر CO2؟';
export const whichOne = 'أيها؟';
export const gramsPerShirt = 'غ لكل تيشيرت';
export const oneStudy = 'دراسة واحدة، 2019';
export const allPhases = `المراحل ال${phaseCount} كلها بالأرقام`;

export const materialsTitle = 'كلفة المواد';
export const materialsPicture = `${fabricCount} أقمشة، صف لكل منها: كوب ماء، وسلك متوهج للطاقة، وحبيبات لـCO2`;
export const energyCheck = 'وصلتنا الطاقة بالكيلوواط ساعة؛ والأرقام تناسب الميغاجول، وهي وحدة أصغر.';
/** Over what is left of the energy’s ground. */
export const energyBeside = 'الطاقة (ك.و.س)';
export const numbersCaption = `كيلوغرام واحد من كل من الأقمشة ال${fabricCount}`;
export const oneKilogram = 'كيلوغرام واحد من كل منها';

export const cardsTitle = 'أشهر المواد تحت المجهر';

export const tipsTitle = 'ماذا يمكنك أن تفعل';
export const wearsUnit = 'مرة';
export const yourWears = 'كم مرة تلبس التيشيرت';
export const cupsAWear = (wears: string) => `من الأكواب للمرة، عند ${wears}`;
export const firstWear = 'من الأكواب لأول مرة لبس';
export const patchPicture = (cups: string) => `تيشيرت عليه رقعة من ${cups}`;

export const pictureNotSaved = 'لم تُحفظ الصورة.';
export const savePicture = 'احفظ الصورة';
export const shareOrSave = 'شارك أو احفظ';
export const share = 'شارك';
