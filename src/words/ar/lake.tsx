// The words of the page about the industry's water, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription = 'ماء الأزياء في عام، مقيسًا ببحيرة أونتاريو ومعلقًا مئة خيط.';
export const brief = (
  <>
    <p>
      قيل إن <Claim id="fashion-water" /> تساوي <Claim id="lake-claimed">نصف</Claim> بحيرة أونتاريو، وهي{' '}
      <Claim id="lake-share" /> منها.
    </p>
    <p>
      يذهب <Claim id="textile-share" /> من ذلك إلى إنتاج المنسوجات، و<Claim id="cotton-of-textile" /> من هذا
      الجزء مرتبط بالقطن.
    </p>
  </>
);

export const claimUnit = 'مليار متر مكعب من الماء، كل عام.';
export const howMuch = 'كم هذا من بحيرة أونتاريو؟';
export const yourShare = 'تخمينك، بالمئة من البحيرة';
/** After the number that is guessed. */
export const shareUnit = '% من البحيرة';

/** Below the number: the claim, struck, and what is true. */
export const checkText = (half: ReactNode) => (
  <>
    قيل إنه يساوي {half} بحيرة أونتاريو. ثم دققنا: <Claim id="fashion-water" wording="#" /> من{' '}
    <Claim id="lake-ontario" />.
  </>
);
export const half = 'نصف';

/** After the number. */
export const textileUnit = 'تذهب إلى إنتاج المنسوجات.';
export const textileText = (all: ReactNode, mended: ReactNode) => (
  <>
    قيل إنها تساوي {all} {mended} ما استهلكته كاليفورنيا في عام 2021.
  </>
);
export const all = 'كل';

/** After the number. */
export const cottonUnit = 'من ذلك مرتبط بالقطن.';

export const pictureLake = 'حدود بحيرة أونتاريو، فارغة.';
export const pictureLakeCheck = (share: string, claimed: string) =>
  `حدود بحيرة أونتاريو، وقد امتلأ ${share} من مساحتها. وخط منقط يبين القول القديم، ${claimed}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `خيوط معلقة، عددها ${all}، خيط لكل واحد في المئة. تقدير واحد: ${textile} خيط أزرق لإنتاج المنسوجات، و${rest} غير مصبوغ: كل ما عداه.`;
export const pictureCotton = (all: string, cotton: string, other: string) =>
  `خيوط معلقة، عددها ${all}، خيط لكل واحد في المئة. تقدير واحد: ${cotton} خيط للقطن، و${other} أزرق لكل ليف آخر.`;

export const lakeName = 'بحيرة أونتاريو';
/** The tags of the lines in the lake: what was guessed, and what was said. */
export const labelYou = (percent: string) => `أنت: ${percent}`;
export const saidHalf = 'قيل: النصف';
/** After how many hang already: "37", "من 100 خيط عُلّقت". */
export const labelHung = (all: string) => `من ${all} خيط عُلّقت`;
export const labelTextile = (yarns: string, all: string) => `${yarns} من ${all} خيط`;
export const labelCotton = (share: string, yarns: string) => `${share} من ${yarns}: القطن`;
export const labelWhole = (all: string) => `كل ماء الأزياء = ${all} خيط`;

export const onwardSource = (water: ReactNode) => (
  <>
    {water}: <cite>Pulse of the Fashion Industry</cite>، تقرير عام 2017.
  </>
);
export const onwardLink = 'لنرَ كيف يُقارن استهلاك الماء بموارد أخرى في الأزياء!';
