// The words of the page about where cotton grows, in Arabic. Translated by machine; no native speaker has read them yet.

import { Claim } from '../../claim/Claim';
import { WhereClaim } from '../../claim/WhereClaim';
import type * as english from '../en/where';
import type { Translation } from '../translation';
import { placeCount } from './text/places';

export type Checked = Translation<typeof english, typeof import('./where')>;

export const pageTitle = 'أين يُزرع القطن: مطر أم نهر؟';
export const pageDescription = (least: string, most: string) =>
  `تيشيرت واحد، و${placeCount} مكانًا: يأخذ قطنه من الأنهار والآبار ${least} كوبًا في البرازيل و${most} في تركمانستان.`;

// The map, the choice and the shirt.
export const lead = 'تقول البطاقة أين خيط التيشيرت، لا أين نما قطنه.';
export const pick = 'المس أي مكان: يُرسم التيشيرت من جديد.';
export const oneStudy = 'دراسة واحدة، 1996–2005';
export const legend = 'أين زُرع القطن؟';
/** One sentence for a place, as text: `grown` is "زُرع في أوزبكستان". */
export const sentence = (grown: string, river: number, riverText: string, rainText: string) =>
  river === 0
    ? `${grown}: لا كوب من الأنهار أو الآبار، و${rainText} من المطر.`
    : `${grown}: أكواب الأنهار والآبار ${riverText}، وأكواب المطر ${rainText}.`;
export const inYourDays = (isRiver: boolean, cups: string, days: string) =>
  isRiver
    ? `بمعدل ${cups} في اليوم، تكفيك أكواب النهر ${days} من الأيام.`
    : `بمعدل ${cups} في اليوم، يكفيك هذا المطر ${days} من الأيام.`;
export const noMedal = 'الرقم الصغير ليس وسامًا. والمطر ليس مجانيًا.';
export const shirtPicture = (sentenceText: string) => `تيشيرت مؤلف من أكوابه. ${sentenceText}`;
export const everyCup = 'كل كوب مرسوم.';
export const dashedShirt = (name: string) => `المتقطع: ${name}.`;
export const riverUnit = 'من أكواب الأنهار والآبار';
export const rainUnit = 'من أكواب المطر';
export const usedUp = 'مستهلَك، لا مأخوذ فقط: تعدّ الأكواب ماءً تبخر من الحقل. وليس كل ما ضُخ.';

// All fifteen, in three orders.
export const orderQuestion = 'أي مكان هو الأعطش؟';
export const orderText = (
  <>
    تيشيرت القطن نفسه، مزروعًا في {placeCount} مكانًا. <b>المس المكان الذي يأخذ أكثر من الأنهار والآبار.</b>
  </>
);
export const westToEast = 'من الغرب إلى الشرق، كما على الخريطة';
export const showOrder = 'أرني فقط';
export const guessedRight = (name: string) => `تخمينك: ${name}، صحيح.`;
export const guessedWrong = (name: string, rank: string) =>
  `تخمينك: ${name}، ورقمه في الترتيب ${rank} من ${placeCount}.`;
export const sortLegend = 'رتّب بحسب';
export const sortings = { river: 'النهر', rain: 'المطر', both: 'كليهما' };
export const riverTitle = (name: string) => `أكثر ماء الأنهار: ${name}.`;
export const riverText = (last: string, least: string) =>
  `وفي آخر الترتيب ${last}: أما ${least} فلم تأخذ شيئًا.`;
export const rainQuestion = 'ومن نال أكثر المطر؟';
export const rainTitle = 'بحسب المطر، يأتي الأواخر أولًا.';
export const rainText = (turned: string, second: string) =>
  `${turned} تأتي الآن ثانيةً وثالثةً ورابعة. أما ${second}، الثانية بحسب الأنهار، فهي الأخيرة.`;
export const bothTitle = (name: string) => `أكثر الماء جملةً: ${name}.`;
export const bothText = (name: string, cups: string, rain: string, rank: string) =>
  `${cups} من الأكواب لتيشيرت واحد، منها ${rain} من المطر. وبحسب الأنهار وحدها، كان رقم ${name} في الترتيب ${rank} فقط.`;
export const average = 'كل رقم متوسط. فقد يكون حقل أفضل من بلده بكثير أو أسوأ، والبلد ليس مزارعًا.';

// Thirst of the land.
export const stressTitle = (
  <>
    <b className="poster">
      <WhereClaim id="stressed-share" wording="#" />
    </b>{' '}
    <span>من كل مئة لتر</span>
  </>
);
export const stressText = (
  <>
    استهلكها القطن من الأنهار والآبار، جاءت من بلدان كانت تسحب في 2018{' '}
    <b>أكثر من ثلاثة أرباع مائها المتجدد،</b> بعد طرح ما تحتاجه الطبيعة.
  </>
);
/** What a thread is, and how old its length. */
export const stressNote = (
  <>
    كل خيط واحد في المئة من ذلك الماء، <WhereClaim id="grown-irrigation" /> في العام. وطوله: كم يسحب البلد من
    مائه لكل الاستعمالات. هو رقم منظمة الأغذية والزراعة لعام 2018، وهو لبعض البلدان أقدم. وفوق الماء كله، يضيف
    كثير منها ماءً محلّى.
  </>
);
export const stressPicture = (stressed: string) =>
  `مئة خيط، خيط لكل واحد في المئة من ماء الأنهار والآبار الذي يستهلكه القطن. وكلما طال الخيط، سحب البلد أكثر من مائه. وأول ${stressed} خيطًا تتجاوز خط ثلاثة الأرباع.`;
export const threeQuarters = 'ثلاثة أرباع مائه';
export const allOfIt = 'الماء كله';
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
export const oldText = 'حُسب الماء للأعوام 1996–2005. ومنذ ذلك الحين انتقل قطن الصين غربًا، إلى شينجيانغ.';

// What the cups don't say, the table, and the way on.
export const notesTitle = 'كل الأماكن في جدول، وما لا تقوله هذه الأكواب';
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
export const tableCaption = 'قطن تيشيرت واحد بحسب المكان، بالأكواب';
export const placeColumn = 'مكان الزراعة';
export const riverColumn = 'أكواب، أنهار وآبار';
export const rainColumn = 'أكواب، مطر';
export const bothColumn = 'أكواب، كلاهما';
export const harvestColumn = 'المحصول نحو 2000، مليون طن';
export const sources = (bodies: string) => `المصادر: ${bodies}. اليابسة: Natural Earth، عبر world-atlas.`;
export const onward = 'من تيشيرت واحد إلى كل التيشيرتات: بحيرة.';
