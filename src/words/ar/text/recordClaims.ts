// What the claims of the charts’ records say, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

export const FABRIC_CLAIMS = {
  water: {
    title: 'الماء لكيلوغرام واحد من #',
    boundary: 'لترات لصنع كيلوغرام واحد من الألياف؛ ويبدو أن المطر مستثنى.',
    note: 'يبدو أن أرقامنا تستثني المطر؛ ومعه تحسب دراسة {hemp-with-rain} لترًا للقنّب. والقطن أول بفارق كبير في كل جدول قُرئ. أما ترتيب الباقي فغير صحيح: من {published-polyester-water.low} إلى {published-polyester-water.high} من اللترات للبوليستر (وهنا {polyester-water})، ومن {published-polyamide-water.low} إلى {published-polyamide-water.high} للبولي أميد ({polyamide-water})، ومن {published-viscose-water.low} إلى {published-viscose-water.high} للفيسكوز ({cellulosics-water})، و{published-wool-water} للصوف ({wool-water}).',
  },
  energy: {
    title: 'الطاقة لكيلوغرام واحد من #',
    boundary: 'وصلتنا بالكيلوواط ساعة؛ والأرقام تناسب الميغاجول، وهي وحدة أصغر.',
    note: 'القيم المنشورة قريبة منها، بالميغاجول لكل كيلوغرام: {published-cotton-energy} للقطن، و{published-polyester-energy} للبوليستر، ومن {published-viscose-energy.low} إلى {published-viscose-energy.high} للفيسكوز.',
  },
  co2: {
    title: 'CO2 من كيلوغرام واحد من #',
    boundary:
      'كيلوغرامات من CO2e (غازات أخرى محسوبة معه) لكيلوغرام واحد من الألياف، قبل الغزل والصباغة والخياطة.',
    note: 'للألياف وحدها: قطن تيشيرت من {shirt-weight} غرامًا هو {shirt-fiber-co2} كيلوغرام من CO2e.',
  },
  production: {
    title: 'الإنتاج العالمي في عام: #',
    boundary: 'ملايين الأطنان في العام، نحو عام 2018.',
    note: 'في جدول منشور لعام 2018 القيم نفسها تقريبًا. وفي 2024 كان البوليستر {polyester-2024}\u200e%\u200e من الألياف كلها والقطن {cotton-2024}\u200e%\u200e.',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'ملايين الأطنان، في عام 2005.',
  note: 'رقم منظمة الأغذية والزراعة لعام 2005، كما تنقله صفحة. وقد زاد بعدها: أكثر من 0.1 مليون طن في 2016، بحسب أخرى.',
};

export const COTTON_CO2_NOTE =
  'للألياف وحدها. في جدول منشور قيمة أقل بالعُشر؛ وفي غيره أعلى. قطن تيشيرت من {shirt-weight} غرامًا هو {shirt-fiber-co2} كيلوغرام من CO2e.';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'كربون المرحلة: #',
    boundary: 'حُدد بالكيلوغرام لكل كيلوغرام من القماش؛ ولا تناسب إلا الغرامات لكل تيشيرت.',
    note: 'هذه دراسة سويدية واحدة لتيشيرت خفيف واحد. اقرأها على أنها غرامات من CO2e: غازات أخرى محسوبة معه.',
  },
  share: {
    title: 'حصة المرحلة: #',
    boundary: 'من كربون تيشيرت واحد، المراحل كلها.',
    note: 'هذه الحصص من دراسة سويدية واحدة لتيشيرت خفيف واحد.',
  },
};
