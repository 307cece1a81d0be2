// What the claims of the costs and the tips say, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/costsClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { phaseCount } from './phases';

export type Checked = Translation<typeof english, typeof import('./costsClaims')>;

const OF_SIX = `أعلى الأقمشة ال${fabricCount} مقسومًا على أدناها.`;

export const CLAIMS = {
  'phases-sum': {
    title: 'كربون تيشيرت واحد، المراحل كلها',
    boundary: `مجموع المراحل ال${phaseCount}: تيشيرت خفيف واحد، مع استعماله.`,
    note: 'اقرأها على أنها غرامات من CO2e (غازات أخرى محسوبة معه) لكل تيشيرت. فلو كانت كيلوغرامات لكل كيلوغرام، لأطلق القطن {fiber-times-over} مرة ما يقوله رقمنا نحن. وأرقام الماء تفترض تيشيرتًا من {shirt-weight} غرامًا، فهما تيشيرتان مختلفان.',
    correction: { wrong: 'كيلوغرامات لكل كيلوغرام من القماش', right: 'غرامات لكل تيشيرت' },
  },
  'shirt-co2': {
    title: 'كربون تيشيرت واحد بالكيلوغرام',
    boundary: 'المجموع نفسه، 1,000 غرام في الكيلوغرام.',
    note: 'المجاميع المنشورة للتيشيرت من نحو {published-shirts-co2.low} إلى {published-shirts-co2.high} كيلوغرامًا، وبعضها يضع نصفها في الغسيل. فالوزن والكهرباء والتجفيف أمور مهمة.',
  },
  'shirt-weight': {
    title: 'وزن التيشيرت في أرقام الماء',
    boundary: 'تيشيرت قطني ثقيل واحد.',
    note: 'أرقام الكربون لتيشيرت أخف.',
  },
  'phase-ratio': {
    title: 'صنع الملابس مقابل النقل والبيع',
    boundary: 'أعلى مرحلة مقسومة على أدناها.',
    note: 'النسبة صحيحة في أي من الوحدتين.',
  },
  'water-ratio': {
    title: 'ماء القطن مقابل ماء البوليستر',
    boundary: OF_SIX,
    note: 'ولو أخذنا القيم المنشورة للبوليستر لكان أقل بكثير.',
  },
  'water-ratio-next': {
    title: 'ماء القطن مقابل ماء الصوف',
    boundary: `أعلى الأقمشة ال${fabricCount} مقسومًا على التالي.`,
    note: 'قيمة منشورة للصوف قريبة من قيمتنا.',
  },
  'energy-ratio': {
    title: 'طاقة البولي أميد مقابل طاقة القنّب',
    boundary: OF_SIX,
    note: 'وحدتها موضع شك، لا النسبة.',
  },
  'co2-ratio': {
    title: 'CO2 من الصوف مقابل CO2 من القطن',
    boundary: OF_SIX,
    note: 'القيم المنشورة للصوف تختلف بأكثر من الضعف.',
  },
  'wool-from-farm': {
    title: 'أثر الصوف الذي يأتي من الغنم',
    boundary: 'ما يصل إلى هذه الحصة من أثر الصوف في المناخ.',
    note: 'الشحن نحو {freight-share}\u200e%\u200e من أثر قطعة ملابس متوسطة في المناخ، فالنقل لا يضيف إلا قليلًا. و{wool-from-farm}\u200e%\u200e مكتوبة في صفحة شركة عن نفسها.',
  },
  'freight-share': {
    title: 'الشحن في أثر قطعة الملابس في المناخ',
    boundary: 'قطعة ملابس متوسطة، من المصنع إلى المتجر؛ ورحلة المشتري نفسه غير محسوبة.',
    note: 'فنقل الصوف الطويل لا يضيف إلا قليلًا. ويذكر تقرير عن دراسة سويدية أن النقل إلى المتاجر 3.1\u200e%\u200e.',
  },
  'irrigation-liters': {
    title: 'الري وراء ألياف تيشيرت واحد',
    boundary: 'الري فقط، وللألياف وحدها. لا مطر، ولا ماء لتخفيف التلوث.',
    note: 'أما {cotton-liters} لتر فتحسب أيضًا المطر والماء اللازم لتخفيف التلوث، وتستعمل بيانات أقدم، وهي لقماش جاهز. التيشيرت نفسه، وسؤال آخر.',
    correction: { wrong: 'لكل كغ من القماش', right: 'لكل كغ من الألياف، قبل الغزل والصباغة والخياطة' },
  },
  'cotton-energy-in-megajoules': {
    title: 'طاقة القطن، لو كانت وحدتها كيلوواط ساعة',
    boundary:
      'رقم القطن، {cotton-energy} كيلوواط ساعة لكل كيلوغرام، محوّلًا إلى ميغاجول: 3.6 ميغاجول كيلوواط ساعة واحدة.',
    note: `القيمة المنشورة للقطن {published-cotton-energy} ميغاجول لكل كيلوغرام، فلا يمكن أن تكون {cotton-energy-in-megajoules} ميغاجول. والرقم نفسه، {cotton-energy}، قريب منها: نظن أن الأرقام ال${fabricCount} كلها بالميغاجول.`,
    correction: { wrong: 'كيلوواط ساعة لكل كيلوغرام', right: 'ميغاجول لكل كيلوغرام من الألياف' },
  },
  'wears-30': {
    title: 'مرات لبس التيشيرت',
    boundary: 'ما تبدأ منه النصيحة.',
    note: 'قد يُلبس عندك أكثر أو أقل: المنزلق لك.',
  },
  'wears-60': {
    title: 'ضعف مرات لبس التيشيرت',
    boundary: 'ضعف {wears-30} مرة لبس.',
    note: 'ما تقترحه النصيحة.',
  },
  'cups-per-wear-30': {
    title: 'أكواب الماء لكل واحدة من {wears-30} مرة لبس',
    boundary: 'كل الأكواب وراء تيشيرت واحد، مقسومة على مرات لبسه.',
    note: 'استُهلك الماء مرة واحدة؛ وكل مرة لبس تصغّر حصتها.',
  },
  'cups-per-wear-60': {
    title: 'أكواب الماء لكل واحدة من {wears-60} مرة لبس',
    boundary: 'كل الأكواب وراء تيشيرت واحد، مقسومة على مرات لبسه.',
    note: 'استُهلك الماء مرة واحدة؛ وكل مرة لبس تصغّر حصتها.',
  },
  'twice-as-long': {
    title: 'الأثر في المناخ الذي يوفره لبس الملابس ضعف عدد المرات',
    boundary: 'أثر الملابس في المناخ في السويد، لكل مرة لبس.',
    note: 'وجدت WRAP أن تسعة أشهر لبس إضافية خفضت بصمات الكربون والماء والنفايات من {nine-months-longer.low} إلى {nine-months-longer.high}\u200e%\u200e.',
  },
  'repairs-replace': {
    title: 'إصلاحات حلت محل شراء جديد',
    boundary: 'ما قاله الناس في استطلاعات بريطانية.',
    note: 'كان تقدير بريطاني أقدم للمستعمل {secondhand-older}\u200e%\u200e، فهو لا ينفع إلا إذا حل محل شيء.',
  },
  'secondhand-replaces': {
    title: 'مشتريات مستعملة حلت محل جديد',
    boundary: 'ما قاله الناس في استطلاعات بريطانية.',
    note: 'كان تقدير بريطاني أقدم للمستعمل {secondhand-older}\u200e%\u200e، فهو لا ينفع إلا إذا حل محل شيء.',
  },
  'cooler-wash': {
    title: 'الطاقة التي توفرها غسلة أبرد',
    boundary: 'الغسل عند {wash-cool} °م بدلًا من {wash-warm} °م، في اختبار واحد للمستهلكين.',
    note: 'نحو {cooler-wash}\u200e%\u200e، كما ينقل آخرون عن الاختبار؛ والغسالات تختلف.',
  },
  'wash-cool': {
    title: 'حرارة الغسلة الأبرد',
    boundary: 'الضبط الذي اختُبر.',
    note: 'ضبط على الغسالة.',
  },
  'wash-warm': {
    title: 'حرارة الغسلة الأدفأ',
    boundary: 'الضبط الذي حل الآخر محله.',
    note: 'ضبط على الغسالة.',
  },
  'label-organic': {
    title: 'الألياف العضوية وراء بطاقة «organic»',
    boundary: 'هذا القدر على الأقل، بحسب المعيار Global Organic Textile Standard.',
    note: 'بطاقة عن كيفية زراعة الألياف، لا عن اللترات أو الكربون.',
  },
  'label-made-with': {
    title: 'الألياف العضوية وراء بطاقة «made with organic»',
    boundary: 'هذا القدر على الأقل، بحسب المعيار Global Organic Textile Standard.',
    note: 'الدرجة الثانية من المعيار نفسه.',
  },
};
