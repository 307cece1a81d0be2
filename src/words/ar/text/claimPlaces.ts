// Where in a document a figure was read, in Arabic. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimPlaces';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./claimPlaces')>;

export const WHOLE_PAGE = 'صفحة واحدة على الإنترنت';
export const FLUID_INTAKE = '«Fluid intake»';
export const LONG_QUOTATION = 'اقتباس طويل';
export const TAHOE = 'الفقرة الأولى؛ أما الحد الأعلى فمن NASA نفسها، على صفحتها';
export const CALIFORNIA = 'الفقرة الثانية؛ أما الحد الأدنى ففي «Water Use in California»';
export const FIRST_SENTENCE = 'الجملة الأولى';
export const FIRST_PARAGRAPH = 'الفقرة الأولى';
export const THIRD_PARAGRAPH = 'الفقرة الثالثة';
export const FOURTH_PARAGRAPH = 'الفقرة الرابعة';
export const POINTS_AT_HEAD = 'النقاط في أولها';
export const THINK_ABOUT_TRANSPORT = '«Think About Transport»';
export const TABLE_1 = 'الجدول 1';
export const TABLE_3 = 'الجدول 3';
export const ITS_CHART = 'الرسم البياني فيه';
export const THE_CHART = 'الرسم البياني';
export const KEY_FINDINGS_BOTH = '«Key Findings of the Study»؛ والآخر في TexTalks';
export const KEY_FINDINGS = '«Key Findings of the Study»';
export const BACKGROUND = 'الفقرة الأولى من «Background»';
export const PAGE_5 = 'الصفحة 5';
export const COPY_OF_ABSTRACT = 'نسخة من الملخص';
export const PUBLISHED_SHIRTS = 'لم ندوّن رقم الصفحة؛ أما 9.18 كيلوغرام ففي الملخص على cricaas.com.cn';
export const QUOTING_PAGE = 'الصفحة التي تقتبس منها';
export const CLIMATE_CHANGE = 'المدخل الأول تحت «Climate Change»';
export const KEY_MESSAGES = '«Key messages»';
export const COPIES_OF_TABLES = 'القطن والقنّب والكتان، في نسخ من جداوله';
export const METHOD_PAGE = 'الصفحة الخاصة بالاستعمال';
export const MODEL_FILE = 'ملف النموذج نفسه';
export const TABLE_17 = 'الجدول 17';
export const TWO_EXTRACTS =
  'الملحق الثاني، البند 328، في مستخرجين: wf_df.csv وMekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'الملحق الثاني، البند 328، في مستخرج واحد: wf_df.csv';
export const WORLD_EXTRACT = 'الملحق الثاني، عمود “Global average”، في مستخرج واحد: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv: خرائط الدراسة مجموعة';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv، SeedCotton: خريطة محاصيل SAGE مجموعة';
export const EXPORTED_TABLE = 'المتغير 4550، كما تصدّره صفحة الاستعلام (4550.csv، 12 نوفمبر 2021)';
export const CODE_FILE = 'دليل برنامج مفتوح، “Water Footprint Calculation”';
export const MILL_MAP = 'خريطة مصانع في مجموعة ملفات عامة';
export const TABLE_1_1 = 'الجدول 1.1، كما تنقله قواعد منتجات';
export const FACT_SHEET = 'الفقرة عن مصانع التريكو';
export const TABLE_2_5 = 'الجدول 2.5، الصفحة 89، منقولًا';
export const TABLE_2_6 = 'الجدول 2.6، الصفحة 93، منقولًا';
export const CHART_52 = 'الرسم في الصفحة 52، منقولًا';
export const SCHEDULE_4 = 'الجدول الملحق 4';
