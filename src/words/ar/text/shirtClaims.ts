// What the claims of home and of the T-shirt's story say, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirtClaims';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./shirtClaims')>;

const UNTRACED = `لم يُرنا أحد من أين جاءت نطاقات العمليات ال${processCount}. أما مجموعها فهو ما استهلكته مصانع التريكو فعلًا: نحو {mill-cups-average} من الأكواب في المتوسط، وحتى {mill-cups.high}.`;
const UNTRACED_SUM = `المجموع صحيح. لكن الخطوات التي يجمعها هي نطاقات العمليات ال${processCount} التي لم نستطع تتبعها.`;
const PART = 'حصة من {cotton-liters} لتر وراء قطن تيشيرت واحد.';
const PART_IN_CUPS = 'حصة من {cotton-cups} كوبًا وراء قطن تيشيرت واحد.';
const WORKED_FOR_SIX = 'محسوب هنا لـ6 أكواب في اليوم؛ والقصة تستعمل عددك أنت.';

export const CLAIMS = {
  'cotton-cups': {
    title: 'أكواب الماء وراء قطن تيشيرت واحد',
    boundary:
      'زراعة قطن تيشيرت واحد من {shirt-weight} غرامًا: الري والمطر والماء النظيف اللازم لتخفيف التلوث.',
    note: 'قرّبنا التحويل، فهذا أكثر ببضعة أكواب. عُثر على أول نشر له: مجموعة جامعية، 2007. ويعطي جدول المجموعة اللاحق {later-shirt-liters} لترًا؛ والري وحده، بحسابات أحدث، {irrigation-liters}.',
  },
  'cotton-liters': {
    title: 'لترات الماء وراء قطن تيشيرت واحد',
    boundary:
      'الري والمطر والماء النظيف اللازم لتخفيف التلوث؛ قماش قطني جاهز لتيشيرت من {shirt-weight} غرامًا.',
    note: 'عُثر على أول نشر له: مجموعة جامعية، 2007. ويعطي جدول المجموعة اللاحق {later-shirt-liters} لترًا؛ والري وحده، بحسابات أحدث، {irrigation-liters}. وكثير من هذا الماء سقط مطرًا. وبعضه لم يُصب قط، بل حُسب فقط: فهو يخفف التلوث. وليس هذا {cotton-liters} لتر من الصنبور.',
  },
  'cups-per-liter': {
    title: 'الأكواب في اللتر',
    boundary: 'التحويل المقرّب وراء أكواب ماء القطن.',
    note: 'في اللتر 4.2268 كوب أمريكي؛ ونقرّبها إلى {cups-per-liter} كوب.',
  },
  'us-cup': {
    title: 'كوب أمريكي واحد',
    boundary: 'مقياس حجم: جزء من ستة عشر من غالون أمريكي من 231 بوصة مكعبة.',
    note: 'الكوب الأمريكي المعتاد، بالتعريف: البوصة 2.54 سنتيمتر.',
  },
  'cup-volume': {
    title: 'ما يسعه كوب واحد',
    boundary: 'كوب أمريكي، بلا كسور المليلتر.',
    note: 'بحجم فنجان كبير تقريبًا.',
  },
  'irrigation-part': {
    title: 'الري في ماء القطن',
    boundary: PART,
    note: 'مأخوذ من الأنهار والبحيرات والآبار. حساب أحدث للقطن الخام وحده: {irrigation-liters} لترًا.',
  },
  'rain-part': {
    title: 'المطر في ماء القطن',
    boundary: PART,
    note: 'سقط على الحقل واستعمله النبات.',
  },
  'dilution-part': {
    title: 'الماء الذي يخفف تلوث القطن',
    boundary: PART,
    note: 'يسمى التخفيف. لم يصبه أحد: إنه الماء النظيف اللازم لتخفيف ما تتركه الأسمدة والمواد الكيميائية في الماء.',
  },
  'newer-irrigation-part': {
    title: 'الجزء المضخوخ من ري القطن ومطره، بحسب دراسة أحدث',
    boundary: 'حساب لجنة القطن من 2020 إلى 2024: ما ضُخ، حصةً مما ضُخ ومن المطر. والتخفيف غير محسوب.',
    note: 'يحتفظ الرسم بالحصص الأقدم، التي تتألف منها {cotton-liters} لتر فيه. والأمر يتوقف على المكان.',
  },
  'irrigation-cups': {
    title: 'أكواب الري في قطن تيشيرت واحد',
    boundary: PART_IN_CUPS,
    note: 'الحصة نسبة مئوية بلا كسور، فالأكواب دقيقة إلى نحو مئة.',
  },
  'rain-cups': {
    title: 'أكواب المطر في قطن تيشيرت واحد',
    boundary: PART_IN_CUPS,
    note: 'الحصة نسبة مئوية بلا كسور، فالأكواب دقيقة إلى نحو مئة.',
  },
  'dilution-cups': {
    title: 'الأكواب المحسوبة لتخفيف التلوث، لقطن تيشيرت واحد',
    boundary: PART_IN_CUPS,
    note: 'لا أحد يصب هذا الماء: إنه اللازم لتخفيف ما تتركه الأسمدة والمواد الكيميائية في الماء.',
  },
  'irrigation-part-liters': {
    title: 'الري في قطن تيشيرت واحد، باللتر',
    boundary: PART,
    note: 'الحصة المنشورة في المجموع المنشور.',
  },
  'rain-part-liters': {
    title: 'المطر في قطن تيشيرت واحد، باللتر',
    boundary: PART,
    note: 'سقط على الحقل: لم يضخه أحد.',
  },
  'dilution-part-liters': {
    title: 'الماء اللازم لتخفيف التلوث، لقطن تيشيرت واحد، باللتر',
    boundary: PART,
    note: 'محسوب، لا مسكوب.',
  },
  'used-up-liters': {
    title: 'الري والمطر في قطن تيشيرت واحد، باللتر',
    boundary: 'الجزءان معًا، من دون الماء اللازم لتخفيف التلوث.',
    note: 'مجموع الاثنين.',
  },
  'used-up-cups': {
    title: 'الري والمطر اللذان استهلكهما قطن تيشيرت واحد',
    boundary: 'الجزءان معًا، من دون الماء اللازم لتخفيف التلوث.',
    note: 'مجموع الاثنين.',
  },
  'fiber-irrigation-cups': {
    title: 'أكواب الري في القطن الخام لتيشيرت واحد',
    boundary: 'الري وحده، لألياف تيشيرت واحد من {shirt-weight} غرامًا، {us-cup} مليلتر لكل كوب.',
    note: 'حساب آخر غير {irrigation-cups} كوبًا: للقطن الخام، لا للقماش الجاهز، وأحدث.',
  },
  'your-share': {
    title: 'شرب يوم واحد حصةً من ماء القطن',
    boundary: WORKED_FOR_SIX,
    note: 'خمس منازل عشرية تُظهر كم هو صغير؛ أما التقدير وراءه فليس بهذه الدقة.',
  },
  'your-quotient': {
    title: 'شرب يوم واحد مقسومًا على ماء القطن',
    boundary: WORKED_FOR_SIX,
    note: 'الحصة نفسها، قبل أن تصير نسبة مئوية.',
  },
  bleaching: {
    title: 'أكواب الماء لتبييض تيشيرت واحد',
    boundary: 'ماء المعالجة لتيشيرت واحد؛ من 10 إلى 30 لترًا لكل كيلوغرام من القماش.',
    note: UNTRACED,
  },
  dyeing: {
    title: 'أكواب الماء لصباغة تيشيرت واحد',
    boundary: 'ماء المعالجة لتيشيرت واحد؛ من 50 إلى 200 لتر لكل كيلوغرام من القماش.',
    note: UNTRACED,
  },
  printing: {
    title: 'أكواب الماء لطباعة تيشيرت واحد',
    boundary: 'ماء المعالجة لتيشيرت واحد؛ من 10 إلى 50 لترًا لكل كيلوغرام من القماش.',
    note: UNTRACED,
  },
  finishing: {
    title: 'أكواب الماء لتجهيز تيشيرت واحد',
    boundary: 'ماء المعالجة لتيشيرت واحد؛ من 10 إلى 100 لتر لكل كيلوغرام من القماش.',
    note: 'وهذا يبدو مرتفعًا جدًا، إلا إن حسب الغسلة الأخيرة.',
  },
  'after-bleaching': {
    title: 'الأكواب المستهلكة بعد التبييض',
    boundary: `أولى العمليات الرطبة ال${processCount}.`,
    note: UNTRACED_SUM,
  },
  'after-dyeing': {
    title: 'الأكواب المستهلكة بعد الصباغة',
    boundary: 'التبييض والصباغة.',
    note: UNTRACED_SUM,
  },
  'after-printing': {
    title: 'الأكواب المستهلكة بعد الطباعة',
    boundary: 'التبييض والصباغة والطباعة.',
    note: UNTRACED_SUM,
  },
  'after-finishing': {
    title: 'الأكواب المستهلكة بعد التجهيز',
    boundary: `العمليات الرطبة ال${processCount} كلها.`,
    note: `قورن بمصانع مقيسة: استهلكت مصانع التريكو الأمريكية {mill-cups-average} من الأكواب للتيشيرت في المتوسط، من {mill-cups.low} إلى {mill-cups.high}. ونطاقنا من المصنع المتوسط إلى أشدها عطشًا. أما خطوات العمليات ال${processCount} فمصدرها ما زال مجهولًا.`,
  },
  'shirt-cups': {
    title: 'أكواب الماء وراء تيشيرت واحد: أعلى حساب',
    boundary: `القطن، وأعلى قيمة للعمليات ال${processCount} كلها.`,
    note: 'يستعمل المجموع أعلى قيمة لكل خطوة. وقد يحسب بعض المعالجة مرتين، لأن رقم القطن لقماش جاهز.',
  },
  'shirt-cups-low': {
    title: 'أكواب الماء وراء تيشيرت واحد: أدنى حساب',
    boundary: `القطن، وأدنى قيمة للعمليات ال${processCount} كلها.`,
    note: 'أقل ما في المصنع، لا أقل ما في كل شيء: فالحسابات الأحدث لماء القطن تبقى دونه.',
  },
  'shirt-liters': {
    title: 'لترات الماء وراء تيشيرت واحد: أعلى حساب',
    boundary: 'الأكواب نفسها باللتر، {us-cup} مليلتر لكل كوب.',
    note: 'ولو حُسبت بالتقريب {cups-per-liter} كوب في اللتر لكانت 2,795 لترًا.',
  },
  'factory-liters': {
    title: 'حصة المصنع من ماء التيشيرت',
    boundary: 'ما يصل إلى هذا القدر، للتبييض والصباغة والطباعة والتجهيز.',
    note: 'ما يبقى من {shirt-liters} لترًا بعد {cotton-liters}. و{after-finishing.high} أكواب وحدها 95 لترًا: فالرقم المنشور {cotton-liters} مقرّب.',
  },
  'drinking-cups': {
    title: 'الأكواب التي ينبغي أن يشربها الشخص في اليوم',
    boundary: 'المشروبات كلها عدا الكحول، بأكواب بريطانية.',
    note: 'نصيحة بريطانية. وقدّرت هيئة أمريكية المعتاد من المشروبات بنحو {us-drinking-cups.low} أكواب للنساء و{us-drinking-cups.high} للرجال.',
  },
  'people-for-a-day': {
    title: 'أشخاص تساوي مشروباتهم في يوم واحد هذا الماء',
    boundary: 'ماء تيشيرت واحد، بمعدل {drinking-cups.low} إلى {drinking-cups.high} أكواب للشخص، ليوم واحد.',
    note: 'أي مشروبات يوم واحد لنحو 1,500 إلى {people-for-a-day.high} شخص. هذه مقارنة بين كميات؛ فماء الحقول ليس ماء شرب. والأكواب الزجاجية البريطانية ليست أكوابنا: فمن {drinking-cups.low} إلى {drinking-cups.high} منها 1.2 إلى 1.6 لتر، أي من 1,750 إلى 2,330 شخصًا.',
    correction: { wrong: 'ألف شخص', right: 'ألف شخص، ليوم واحد' },
  },
  'your-days': {
    title: 'كم يومًا يكفيك ماء تيشيرت واحد',
    boundary: WORKED_FOR_SIX,
    note: 'إلى أقرب يوم: فاليوم الأخير ليس كاملًا.',
  },
  'your-years': {
    title: 'كم عامًا يكفيك ماء تيشيرت واحد',
    boundary: WORKED_FOR_SIX,
    note: 'تقوله القصة بالكلمات، إلى أقرب نصف عام.',
  },
};
