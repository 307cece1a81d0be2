// The words of the page about the industry's water, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/lake';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./lake')>;

export const pageDescription =
  'ماء الأزياء في عام، مقيسًا ببحيرة أونتاريو ومعلقًا مئة خيط: كم منه للمنسوجات، وكم للقطن.';

export const claimUnit = 'متر مكعب من الماء، كل عام';
export const claimDrink = (correction: ReactNode) => <>هذا ما تشربه الأزياء في العام{correction}.</>;
export const claimSaid = '، ويقال إنه يساوي ';

export const howMuch = 'كم هذا من بحيرة أونتاريو؟';
export const guessFirst = 'خمّن أولًا، ثم تابع القراءة.';
export const pullWater = 'اسحب خط الماء، أو اكتب رقمًا، أو واصل التمرير فحسب.';
export const yourShare = 'تخمينك، بالمئة من البحيرة';

export const checkEyebrow = 'دققنا';
export const checkTitle = (
  <>
    {'ليس نصف البحيرة. '}
    <strong>
      <Claim id="lake-share" />
    </strong>
  </>
);
export const checkText = (
  <>
    في بحيرة أونتاريو <Claim id="lake-ontario" format="short" />. وبحسب أحد التقديرات يأخذ عام من الأزياء
    <Claim id="fashion-water" wording="# كم³ (2015)" />: <Claim id="lake-one-in">جزء من عشرين</Claim> منها، و
    <Claim id="tahoe-share">نحو نصف</Claim> بحيرة تاهو. والخط المتقطع يبين القول القديم.
  </>
);

export const yarnsLead = 'تخيّل ماء الأزياء مسحوبًا من هذه البحيرة، خيطًا خيطًا.';
export const yarnsText = (
  <>
    هي كلها <Claim id="fashion-water" format="short" /> من ماء العام: كل خيط واحد في المئة.
  </>
);

export const textileLead = 'من ماء الأزياء يذهب إلى إنتاج المنسوجات.';
export const textileText = (correction: ReactNode) => (
  <>قد نفكر في المصانع. لكن الأرجح أنها الحقول: ماء يُضخ إلى محاصيل كالقطن. {correction}.</>
);
export const textileSaid = 'يقال إن الخيوط الزرقاء تساوي ';

export const cottonLead = (ofTwenty: string) => (
  <>
    من هذه الخيوط، <Claim id="textile-share" wording="# خيطًا" />، للقطن:{' '}
    <Claim id="cotton-of-textile">{ofTwenty}</Claim>.
  </>
);
export const cottonText = (
  <>
    فللقطن نحو <Claim id="cotton-of-all" wording="#" /> من الكل، <Claim id="yarns" />، إن صح الرقمان. والخيوط
    الزرقاء الباقية لكل ليف آخر.
  </>
);

export const californiaPicture = (share: string) => `حدود كاليفورنيا، وقد امتلأ نحو ${share} من مساحتها.`;
export const californiaFull = (
  <>
    ممتلئة بنسبة <Claim id="california-share" />
  </>
);

export const saidHalf = 'قيل إنه النصف';
export const lakeName = 'بحيرة أونتاريو';
export const stillShare = (
  <>
    <Claim id="lake-share" />، مرسومة مساحةً
  </>
);
export const stillTahoe = 'القرص: بحيرة تاهو، مرسومة بالحجم (لا بشكلها)، نصفها ممتلئ';

/** The parts of the hundred yarns, below their still pictures. */
export const KEY = {
  all: (
    <>
      <Claim id="yarns" /> = الكل
    </>
  ),
  textile: (
    <>
      <Claim id="textile-share" wording="# خيطًا" />: إنتاج المنسوجات
    </>
  ),
  everythingElse: (
    <>
      <Claim id="other-share" wording="# خيطًا" />: كل ما عداه
    </>
  ),
  cotton: (
    <>
      <Claim id="cotton-yarns" wording="# خيطًا" />: القطن
    </>
  ),
  otherFibers: (
    <>
      <Claim id="other-fibers" wording="# خيطًا" />: كل ليف آخر
    </>
  ),
};
export const keyOfRopes = (cotton: number, all: number) => (
  <>
    <Claim id="cotton-of-textile">{`${cotton} من ${all} حبلًا`}</Claim>: القطن
  </>
);

export const pictureLakeClaim = (claimed: string) =>
  `حدود بحيرة أونتاريو، وقد امتلأ ${claimed} من مساحتها من جهة الغرب، كما يقول القول.`;
export const pictureLakeCheck = (share: string, claimed: string) =>
  `حدود بحيرة أونتاريو، وقد امتلأ ${share} من مساحتها. وخط متقطع يبين القول القديم، ${claimed}. وإلى جانبها بحيرة تاهو قرصًا مرسومًا بحجمها، نصفه تقريبًا ممتلئ.`;
export const pictureYarns = (all: string, water: string) =>
  `خيوط معلقة، عددها ${all}، خيط لكل واحد في المئة، كلها زرقاء: ${water}.`;
export const pictureTextile = (all: string, textile: string, rest: string) =>
  `خيوط معلقة، عددها ${all}، خيط لكل واحد في المئة. تقدير واحد: ${textile} خيطًا أزرق لإنتاج المنسوجات، و${rest} غير مصبوغ: كل ما عداه.`;
export const pictureCotton = (all: string, cotton: string, other: string, rest: string) =>
  `خيوط معلقة، عددها ${all}، خيط لكل واحد في المئة. تقدير واحد: ${cotton} خيطًا للقطن، و${other} أزرق لكل ليف آخر، و${rest} غير مصبوغ: كل ما عداه.`;
export const pictureRopes = (textile: string, ropes: number, cotton: number) =>
  `في الأسفل تصير هذه الخيوط، ${textile} في تقدير واحد، هي الكل: ${ropes} حبلًا، منها ${cotton} حبلًا للقطن.`;

export const labelShare = (share: string) => `${share}، مرسومة مساحةً`;
export const labelTahoe = 'بحيرة تاهو، مرسومة بالحجم (لا بشكلها): نصفها ممتلئ';
export const labelSource = (share: string) => `${share} من البحيرة`;
/** After how many hang already: "37", "من 100 خيط عُلّقت". */
export const labelHung = (all: string) => `من ${all} خيط عُلّقت`;
export const labelAll = (all: string, water: string) => `${all} خيط = الكل، ${water}`;
export const labelTextile = (yarns: string) => `${yarns} إنتاج المنسوجات`;
export const labelRest = (yarns: string) => `${yarns} كل ما عداه`;
export const labelCotton = (yarns: string) => `${yarns} القطن`;
export const labelWhole = (yarns: string) => `${yarns} خيطًا تصير هي الكل`;
export const labelRopes = (cotton: number, all: number) => `${cotton} من ${all} حبلًا: القطن`;
export const labelOtherRope = (ropes: number) => `${ropes}: كل ليف آخر`;

export const onwardSource = (water: string, sources: string) => (
  <>
    مصدر {water}: <cite>Pulse of the Fashion Industry</cite>، عام 2017. ولكل أرقام هذه الصفحة: {sources}.
    والتدقيق لنا.
  </>
);
export const onwardLink = 'لنرَ كيف يُقارن استهلاك الماء بموارد أخرى في الأزياء!';
