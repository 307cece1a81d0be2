// The words of home's error page, a type specimen, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/specimen';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./specimen')>;

export const heading = 'انفتق درز هذه الصفحة. وبينما نُصلحه، تعرّف إلى الخط الذي يمسك القصة معًا.';
export const faces =
  'خط مذنّب يتضخم من خيط الخياطة إلى الصوف المبلل، وخط هادئ بلا زوائد لكل ما عليك أن تقرأه. ';
export const back = 'العودة إلى الأكواب';
export const axes = (widthPercent: number, weight: number) => `العرض ${widthPercent}، السُّمك ${weight}`;

export const sizeFitted = 'على المقاس';
export const sizePoster = 'ملصق';
export const sizeNumber = 'رقم';
export const sizeTitle = 'عنوان';
export const sizeLead = 'مقدمة';
export const sizeBody = 'نص';
export const sizeLabel = 'بطاقة';
export const textFitted = 'عطشى';
export const textNumber = 'أشهر المواد تحت المجهر';
export const textTitle = 'إلى الحوض، ومن الحوض، وحوضًا بعد حوض';
export const textLead = (division: string) => `${division}، حصة صغيرة جدًا من شربة كبيرة جدًا`;
export const textBody =
  'نص المتن بخط Thread Sans، بين أسطره هواء بقدر نصف سطر، ولا يتجاوز عرضه ثلاثين حرفًا مربعًا.';
export const textLabel = 'البطاقات والملاحظات نصف سميكة، وليست صغيرة جدًا أبدًا.';

export const weightThin = 'خيط الخياطة';
export const weightLight = 'خيط قطن مفرد';
export const weightMiddle = 'خيطان مبرومان';
export const weightBold = 'صوف ممشط';
export const weightHeavy = 'حبل مشبع بالماء';

export const sample =
  'خيط من الماء يصير خيطًا من القطن. يُبيَّض ويُصبغ ويُطبع ويُجهَّز، وفي النهاية يلتف أعمدةً في رسم بياني.';
