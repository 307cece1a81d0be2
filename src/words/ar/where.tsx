// The words of the page about where cotton grows, in Arabic. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import { pluralOf } from '../arabic';
import type * as english from '../en/where';
import type { PlaceNumbers } from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'أين يُزرع القطن: مطر أم نهر؟';
export const pageDescription = (least: string, most: string) =>
  `تيشيرت واحد، و${placeCount} مكانًا: يأخذ قطنه من الأنهار والآبار ${least} كوبًا في البرازيل و${most} في تركمانستان.`;

// The map, the choice and the shirt.
export const lead = 'تقول البطاقة أين خيط التيشيرت، لا أين نما قطنه.';
export const pick = 'اختر مكانًا، بالاسم أو على الخريطة. نرسم التيشيرت من جديد بالماء الذي أخذه هناك.';
export const copies = 'حسبت دراسة واحدة ماء كل مكان للأعوام 1996–2005.';
export const legend = 'أين زُرع القطن؟';
export const mapNote = (
  <>
    كل كرة قطن محصول نحو عام 2000، بمساحتها. <b>والمصبوغ منها: حصة الأنهار والآبار من مائه.</b> شينجيانغ لم
    تُحسب وحدها في المحصول. اليابسة: Natural Earth.
  </>
);
/** One sentence for a place, as text: `grown` is "زُرع في أوزبكستان". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: لا كوب من الأنهار أو الآبار، و${rainText} من المطر.`
    : `${grown}: أكواب الأنهار والآبار ${riverText}، وأكواب المطر ${rainText}.`;
/** The same with its receipts; the name stands above it. */
export const noCup = 'لا كوب';
export const said = (river: ReactNode, rain: ReactNode) => (
  <>
    <b>
      {river}
      <span> من الأنهار والآبار،</span>
    </b>{' '}
    {rain}
    <span> من المطر. </span>
  </>
);
/** How long the cups would last the reader. */
export const inYourDays = (isRiver: boolean, cups: string, days: string, years: string) =>
  isRiver
    ? `بمعدل ${cups} في اليوم، تكفيك أكواب النهر ${days} من الأيام: نحو ${years} من الأعوام.`
    : `بمعدل ${cups} في اليوم، يكفيك هذا المطر ${days} من الأيام: نحو ${years} من الأعوام.`;
export const inYourDaysShort = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `بمعدل ${cups} في اليوم، تكفيك أكواب النهر ${days} من الأيام.`
    : `بمعدل ${cups} في اليوم، يكفيك هذا المطر ${days} من الأيام.`;
export const daysUnit = (count: number) =>
  pluralOf(count, { one: 'يوم', two: 'يوم', few: 'أيام', many: 'يومًا', other: 'يوم' });
export const noMedal =
  'الرقم الصغير ليس وسامًا. فهو لا يقول شيئًا عن الغابة أو التربة أو السموم. والمطر ليس مجانيًا: فهو لا يسقي نباتًا آخر.';
export const shirtPicture = (sentenceText: string) => `تيشيرت مؤلف من أكوابه. ${sentenceText}`;
export const shirtWaits = 'اختر مكانًا: فتملأ أكوابه التيشيرت.';
export const everyCup = 'كل كوب مرسوم، وكل التيشيرتات بمقياس واحد. الممتلئ: من الأنهار والآبار. المفرغ: مطر.';
export const yours = (cups: string) => `بالأصفر: لك ${cups} في اليوم.`;
export const dashedShirt = (name: string, cups: ReactNode) => (
  <>
    <span>{`المتقطع: التيشيرت السابق. ${name}، `}</span>
    {cups}
    <span> من الأكواب.</span>
  </>
);
export const riverUnit = 'من أكواب الأنهار والآبار';
export const rainUnit = 'من أكواب المطر';
export const usedUp = 'مستهلَك، لا مأخوذ فقط: تعدّ الأكواب ماءً تبخر من الحقل. وليس كل ما ضُخ.';

// All fifteen, in three orders.
export const orderQuestion = 'أي مكان هو الأعطش؟';
export const orderText = 'قطن تيشيرت واحد لكل منها، من الأنهار والآبار وحدها. خمّن أولًا.';
export const guessLabel = 'تخميني';
export const showOrder = 'أرني فقط';
export const guessedRight = (name: string) => `تخمينك: ${name}، صحيح.`;
export const guessedWrong = (name: string, rank: string) =>
  `تخمينك: ${name}، ورقمه في الترتيب ${rank} من ${placeCount}.`;
export const sortLegend = 'رتّب بحسب';
export const sortings = { river: 'الأنهار والآبار', rain: 'المطر', both: 'كليهما' };
export const riverTitle = (name: string) => `أكثر ماء الأنهار: ${name}.`;
export const riverText = (cups: string, last: string, least: string) =>
  `${cups} من الأكواب لتيشيرت واحد. وفي آخر الترتيب ${last}: أما ${least} فلم تأخذ شيئًا.`;
export const rainQuestion = 'ومن نال أكثر المطر؟';
export const rainTitle = 'بحسب المطر، يأتي الأواخر أولًا.';
export const rainText = (turned: string, second: string) =>
  `${turned} تأتي الآن ثانيةً وثالثةً ورابعة. أما ${second}، الثانية بحسب الأنهار، فهي الأخيرة.`;
export const bothTitle = (name: string) => `أكثر الماء جملةً: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} من الأكواب لتيشيرت واحد، منها ${rain} من المطر. وبحسب الأنهار وحدها، كان رقم ${name} في الترتيب ${rank} فقط.`;
export const brick = (cups: ReactNode) => (
  <>
    <span>كل لبنة </span>
    {cups}
    <span> من الأكواب. الممتلئ: من الأنهار والآبار. المفرغ: مطر. لـ</span>
    <Claim id="shirt-weight" />
    <span> من القطن المحلوج، 1996–2005.</span>
  </>
);
export const average = 'كل رقم متوسط. فقد يكون حقل أفضل من بلده بكثير أو أسوأ، والبلد ليس مزارعًا.';
export const whyTitle = 'لماذا تختلف الأماكن؟';
/** What the numbers of a dry place and of a wet one show; each number with its receipt. */
export const why = (dry: PlaceNumbers, wet: PlaceNumbers) => (
  <>
    <span>حيث يقل المطر، يشرب القطن من الأنهار والآبار ({dry.name}:</span> {dry.rain}{' '}
    <span>من أكواب المطر، و</span>
    {dry.river}
    <span> من الأنهار والآبار). </span>
    <span>وحيث يسقط المطر، يُعفى النهر ({wet.name}:</span> {wet.rain}{' '}
    <span>من المطر، ولا كوب من الأنهار أو الآبار). </span>
    <span>وليس هذا كل السبب. فهذا الحساب لا يقول ماذا يحتاج الحقل أيضًا.</span>
  </>
);
export const rowName = (name: string, riverText: string, rainText: string) =>
  `${name}: أكواب الأنهار والآبار ${riverText}، وأكواب المطر ${rainText}`;

// Thirst of the land.
export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>من كل 100 لتر</span>
  </>
);
export const stressText = (
  <>
    يستهلكها القطن من الأنهار والآبار، تُستهلك في بلدان تسحب <b>أكثر من ثلاثة أرباع مائها.</b>
  </>
);
/** What is counted as a country's water. */
export const stressNote = 'ماؤها: ما يتجدد كل عام، بعد طرح ما تحتاجه الطبيعة. في 2018.';
export const stressPicture = (stressed: string) =>
  `مئة خيط، خيط لكل واحد في المئة من ماء الأنهار والآبار الذي يستهلكه القطن. وكلما طال الخيط، سحب البلد أكثر من مائه. وأول ${stressed} خيطًا تتجاوز خط ثلاثة الأرباع.`;
export const threeQuarters = 'ثلاثة أرباع';
export const allOfIt = 'الماء كله';
export const yarnKey = (
  <>
    <b>
      كل خيط {'1\u200e%\u200e'} من ماء الأنهار والآبار الذي يستهلكه القطن،{' '}
      <WhereClaim id="grown-irrigation" /> في العام
    </b>{' '}
    (1996–2005). وطوله: كم يسحب البلد من مائه لكل الاستعمالات (2018)، لا للقطن وحده. والخيوط الأخيرة،
    المتقطعة، بلدان ليس لها صف عندنا.
  </>
);
export const yarns = (count: string) => `${count} خيطًا`;
export const pastTitle = 'أكثر من مائه كله؟';
export const pastAll =
  'يمكن أن يتجاوز الخيط الماء كله، لأن ما تحتاجه الطبيعة يُطرح أولًا. ورقم البلد ليس رقم الحقل.';
export const stressTable = 'ري القطن والإجهاد المائي، بحسب البلد';
export const countryColumn = 'البلد';
export const volumeColumn = 'ماء القطن من الأنهار والآبار، مليار م³ في العام';
export const stressColumn = 'الإجهاد المائي 2018';
export const twoStudies = (
  <>
    بحسب هذه الدراسة يكاد القطن وحده يستهلك ما تعطيه أخرى للأزياء كلها:{' '}
    <WhereClaim id="grown-irrigation" format="short" /> مقابل <Claim id="fashion-water" format="short" />.
    الدراسات تختلف فيما تحسبه.
  </>
);

// The map is old.
export const oldTitle = 'هذه الخريطة قديمة.';
export const oldText = (
  <>
    حُسب الماء للأعوام 1996–2005. ومنذ ذلك الحين انتقل قطن الصين غربًا، إلى شينجيانغ.{' '}
    <b>
      تيشيرت من هناك يأخذ <WhereClaim id="xinjiang-times">قرابة أربعة أضعاف</WhereClaim> ما يأخذه من الأنهار
      والآبار تيشيرت من الصين عمومًا.
    </b>
  </>
);
export const oldDashed = (name: string, cups: ReactNode) => (
  <>
    <span>{`المتقطع: ${name}، `}</span>
    {cups}
    <span> من الأنهار والآبار.</span>
  </>
);
export const oldPicture = (sentenceText: string) => `تيشيرت مؤلف من أكوابه. ${sentenceText}`;
export const oldShare = (
  <>
    <b className="number">
      <WhereClaim id="xinjiang-share" />
    </b>{' '}
    من قطن الصين نما في شينجيانغ عام 2024. كل غرزة جزء من ألف.
  </>
);
export const newer = (
  <>
    ماء شينجيانغ من تلك الأعوام نفسها: لم نجد حسابًا أحدث بحسب المكان. وأحدث حساب للعالم (2020–2024) يقول{' '}
    <WhereClaim id="newer-river-cups" format="number" /> من أكواب الأنهار والآبار و
    <WhereClaim id="newer-rain-cups" format="number" /> من المطر؛ وهذا يقول{' '}
    <WhereClaim id="world-river-cups" format="number" /> و
    <WhereClaim id="world-rain-cups" format="number" />.
  </>
);
export const growersNow = (
  <>
    وقد تغير من يزرعه أيضًا: ففي 2023–2024 قطفت الصين والهند{' '}
    <WhereClaim id="two-growers-share" format="number" /> من قطن العالم، وقطفت البرازيل، الصغيرة من قبل،{' '}
    <WhereClaim id="brazil-share" format="number" />. وتغيرت الغلة أيضًا، وكذلك أنابيب التنقيط: خراطيم تسقي كل
    نبتة قطرة قطرة.
  </>
);

// What the cups don't say, the table, and the way on.
export const notesTitle = 'ما لا تقوله هذه الأكواب';
export const notes = [
  ['قلة ماء النهر ليست خيرًا بذاتها.', 'فهي لا تقول شيئًا عن الغابة أو التربة أو السموم.'],
  ['المطر ليس مجانيًا.', 'المطر على حقل القطن لا يسقي نباتًا آخر.'],
  ['الإجهاد عن بلد كامل.', 'يحسب كل ما يسحبه بلد، لا حقلًا واحدًا.'],
] as const;
export const noDilution = (
  <>
    <b>التخفيف متروك هنا.</b> <span>الماء النظيف الذي يخفف التلوث يُحسب ولا يُصب: </span>
    <WhereClaim id="grown-dilution-part" format="number" />
    <span> من الثلاثة كلها في متوسط العالم، بحسب هذه الدراسة. وبعض الأماكن ليس له في البيانات شيء.</span>
  </>
);
export const otherStudy = (
  <>
    <b>
      لماذا ليس <Claim id="cotton-cups" />؟
    </b>{' '}
    <span>ذلك الحساب لقماش جاهز، ويضيف ماءً لتخفيف التلوث. أما هنا فما استهلكه النبات وحقله فقط، لـ</span>
    <Claim id="shirt-weight" />
    <span> من القطن المحلوج. وأن يقترب منه رقم تركمانستان، </span>
    <WhereClaim id="turkmenistan-river-cups" />
    <span>، فمصادفة.</span>
  </>
);
export const seeNumbers = 'شاهد الأرقام';
export const tableCaption = 'قطن تيشيرت واحد بحسب المكان، بالأكواب';
export const placeColumn = 'مكان الزراعة';
export const riverColumn = 'أكواب، أنهار وآبار';
export const rainColumn = 'أكواب، مطر';
export const bothColumn = 'أكواب، كلاهما';
export const harvestColumn = 'المحصول نحو 2000، مليون طن';
export const sources = (bodies: string) => `المصادر: ${bodies}. اليابسة: Natural Earth، عبر world-atlas.`;
export const onward = 'إلى البحيرة';
