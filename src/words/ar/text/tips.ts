// The four tips, and what a wear of a T-shirt costs, in Arabic. Translated by machine; no native speaker has read them yet.

import { pluralOf } from '../../arabic';
import type * as english from '../../en/text/tips';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./tips')>;

export const wearOnce = (wears: string, cups: string) => `${wears}: نحو ${cups}.`;
/** "30 مرة لبس: تعادل كل مرة ما تشربه في نحو 66 يومًا، بمعدل 6 أكواب." */
export const daysOfCups = (wears: string, days: number, daysText: string, cups: string) =>
  `${wears}: كل مرة تعادل ما تشربه في نحو ${pluralOf(days, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${daysText} أيام`,
    many: `${daysText} يومًا`,
    other: `${daysText} يوم`,
  })}، بمعدل ${cups} في اليوم.`;

export const wearTitle = 'البسه مرة أخرى';
export const wearTwice = <Phrase>(wears: Phrase, cups: Phrase, moreWears: Phrase, fewerCups: Phrase) => [
  wears,
  ': نحو ',
  cups,
  '. ',
  moreWears,
  ': نحو ',
  fewerCups,
  '.',
];
export const lessPerWear = 'أقل بنسبة #';
export const twiceAsOften = <Phrase>(less: Phrase) => [
  'إذا لُبست الملابس ضعف عدد المرات، صار أثرها في المناخ ',
  less,
  ' تقريبًا في كل مرة.',
];

// Each lead begins with its figure, which stands there large.
export const mendTitle = 'أصلِح القديم، أو اشترِ المستعمل';
export const repairs = '# من الإصلاحات';
export const mendLead = <Phrase>(repairs: Phrase) => [
  repairs,
  ' حلّت محل شراء جديد، بحسب استطلاعات بريطانية.',
];
export const secondhandBuys = '# من مشتريات المستعمل';
export const mendRest = <Phrase>(buys: Phrase) => [
  'وكذلك ',
  buys,
  '. ولا ينفع ذلك إلا إذا أغنى عن شراء شيء جديد.',
];

export const washTitle = 'اغسل بماء أبرد، وجفف على الحبل';
export const lessEnergy = '# من الطاقة';
export const washLead = <Phrase>(less: Phrase, cool: Phrase, warm: Phrase) => [
  less,
  ' توفرها غسلة عند ',
  cool,
  ' مقارنةً بغسلة عند ',
  warm,
  '، في اختبارات Which?\u200e.',
];
export const washRest = 'والهواء يجفف الملابس بلا مقابل.';

export const labelTitle = 'اعرف بماذا تَعِد البطاقة';
export const organicFiber = '# من الألياف العضوية';
export const labelLead = <Phrase>(fiber: Phrase) => [
  fiber,
  ' أو أكثر: هذا ما تحويه الملابس التي تسميها GOTS «organic» (عضوية).',
];
export const labelRest = <Phrase>(share: Phrase) => [
  'أما بطاقة «made with organic» (مصنوع من ألياف عضوية) فتبدأ من ',
  share,
  '. ولا تقول أي منهما كم لترًا أو كم كيلوغرامًا لزم.',
];
