// Where in a document a figure was read, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimPlaces';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./claimPlaces')>;

export const WHOLE_PAGE = 'una página web';
export const FLUID_INTAKE = '«Fluid intake»';
export const LONG_QUOTATION = 'una cita larga';
export const TAHOE = 'primer párrafo; el extremo alto es de la propia NASA, en su página';
export const CALIFORNIA = 'segundo párrafo; el extremo bajo está en «Water Use in California»';
export const FIRST_SENTENCE = 'primera frase';
export const FIRST_PARAGRAPH = 'primer párrafo';
export const THIRD_PARAGRAPH = 'tercer párrafo';
export const FOURTH_PARAGRAPH = 'cuarto párrafo';
export const POINTS_AT_HEAD = 'los puntos del comienzo';
export const THINK_ABOUT_TRANSPORT = '«Think About Transport»';
export const TABLE_1 = 'tabla 1';
export const TABLE_3 = 'tabla 3';
export const ITS_CHART = 'su gráfico';
export const THE_CHART = 'el gráfico';
export const KEY_FINDINGS_BOTH = '«Key Findings of the Study»; el otro, en TexTalks';
export const KEY_FINDINGS = '«Key Findings of the Study»';
export const BACKGROUND = 'primer párrafo de «Background»';
export const PAGE_5 = 'página 5';
export const COPY_OF_ABSTRACT = 'una copia del resumen';
export const PUBLISHED_SHIRTS =
  'página no anotada; los 9,18 kilogramos están en el resumen, en cricaas.com.cn';
export const QUOTING_PAGE = 'la página que lo cita';
export const CLIMATE_CHANGE = 'primera entrada de «Climate Change»';
export const KEY_MESSAGES = '«Key messages»';
export const COPIES_OF_TABLES = 'algodón, cáñamo y lino, en copias de sus tablas';
export const METHOD_PAGE = 'la página sobre el uso';
export const MODEL_FILE = 'el archivo del propio modelo';
export const TABLE_17 = 'tabla 17';
export const TWO_EXTRACTS =
  'apéndice II, n.º 328, en dos extractos: wf_df.csv y Mekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'apéndice II, n.º 328, en un extracto: wf_df.csv';
export const WORLD_EXTRACT = 'apéndice II, columna “Global average”, en un extracto: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv: los mapas del estudio, sumados';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv, SeedCotton: un mapa de cosechas de SAGE, sumado';
export const EXPORTED_TABLE =
  'variable 4550, tal como la exporta su página de consulta (4550.csv, 12 de noviembre de 2021)';
export const CODE_FILE = 'la guía de un programa público, “Water Footprint Calculation”';
export const MILL_MAP = 'un mapa de fábricas en una colección pública de archivos';
export const TABLE_1_1 = 'tabla 1.1, citada en reglas de productos';
export const FACT_SHEET = 'el párrafo sobre las fábricas de punto';
export const TABLE_2_5 = 'tabla 2.5, página 89, citada';
export const TABLE_2_6 = 'tabla 2.6, página 93, citada';
export const CHART_52 = 'el gráfico de la página 52, citado';
export const SCHEDULE_4 = 'anexo 4';
