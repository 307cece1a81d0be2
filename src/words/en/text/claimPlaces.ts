// Where in a document a figure was read (data/claims). Headings of documents stay as they are printed.

/** Where a page of the web has no numbers to tell its places by. */
export const WHOLE_PAGE = 'one web page';
export const FLUID_INTAKE = '“Fluid intake”';
export const LONG_QUOTATION = 'a long quotation';
export const TAHOE = 'first paragraph; the high end is NASA’s own, on its page';
export const CALIFORNIA = 'second paragraph; the low end is in “Water Use in California”';
export const FIRST_SENTENCE = 'first sentence';
export const FIRST_PARAGRAPH = 'first paragraph';
export const THIRD_PARAGRAPH = 'third paragraph';
export const FOURTH_PARAGRAPH = 'fourth paragraph';
export const POINTS_AT_HEAD = 'the points at its head';
export const THINK_ABOUT_TRANSPORT = '“Think About Transport”';
export const TABLE_1 = 'Table 1';
export const TABLE_3 = 'Table 3';
export const ITS_CHART = 'its chart';
export const THE_CHART = 'the chart';
export const KEY_FINDINGS_BOTH = '“Key Findings of the Study”; the other in TexTalks';
export const KEY_FINDINGS = '“Key Findings of the Study”';
export const BACKGROUND = 'first paragraph of “Background”';
export const PAGE_5 = 'page 5';
export const COPY_OF_ABSTRACT = 'a copy of the abstract';
export const PUBLISHED_SHIRTS = 'page not written down; 9.18 kilograms is in the abstract on cricaas.com.cn';
export const QUOTING_PAGE = 'the page that quotes it';
export const CLIMATE_CHANGE = 'first entry under “Climate Change”';
export const KEY_MESSAGES = '“Key messages”';
export const COPIES_OF_TABLES = 'cotton, hemp and flax, in copies of its tables';
export const METHOD_PAGE = 'the page on use';
export const MODEL_FILE = 'the model’s own file';
export const TABLE_17 = 'table 17';
export const TWO_EXTRACTS =
  'Appendix II, item 328, in two extracts: wf_df.csv and Mekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'Appendix II, item 328, in one extract: wf_df.csv';
export const WORLD_EXTRACT = 'Appendix II, column “Global average”, in one extract: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv: the study’s maps, added up';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv, SeedCotton: a SAGE map of harvests, added up';
export const EXPORTED_TABLE = 'variable 4550, as its query page exports it (4550.csv, November 12, 2021)';
export const CODE_FILE = 'the guide to a public program, “Water Footprint Calculation”';
export const MILL_MAP = 'a map of mills in a public collection of files';
export const TABLE_1_1 = 'Table 1.1, as product rules quote it';
export const FACT_SHEET = 'the paragraph on knit mills';
export const TABLE_2_5 = 'Table 2.5, page 89, as it is quoted';
export const TABLE_2_6 = 'Table 2.6, page 93, as it is quoted';
export const CHART_52 = 'the chart on page 52, as it is quoted';
export const SCHEDULE_4 = 'Schedule 4';
