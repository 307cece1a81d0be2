// Where in a document a figure was read, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimPlaces';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./claimPlaces')>;

export const WHOLE_PAGE = 'une page web';
export const FLUID_INTAKE = '« Fluid intake »';
export const LONG_QUOTATION = 'une longue citation';
export const TAHOE = 'premier paragraphe ; la valeur haute vient de la NASA elle-même, sur sa page';
export const CALIFORNIA = 'deuxième paragraphe ; la valeur basse est dans « Water Use in California »';
export const FIRST_SENTENCE = 'première phrase';
export const FIRST_PARAGRAPH = 'premier paragraphe';
export const THIRD_PARAGRAPH = 'troisième paragraphe';
export const FOURTH_PARAGRAPH = 'quatrième paragraphe';
export const POINTS_AT_HEAD = 'les points en tête';
export const THINK_ABOUT_TRANSPORT = '« Think About Transport »';
export const TABLE_1 = 'tableau 1';
export const TABLE_3 = 'tableau 3';
export const ITS_CHART = 'son graphique';
export const THE_CHART = 'le graphique';
export const KEY_FINDINGS_BOTH = '« Key Findings of the Study » ; l’autre dans TexTalks';
export const KEY_FINDINGS = '« Key Findings of the Study »';
export const BACKGROUND = 'premier paragraphe de « Background »';
export const PAGE_5 = 'page 5';
export const COPY_OF_ABSTRACT = 'une copie du résumé';
export const PUBLISHED_SHIRTS =
  'page non notée ; les 9,18 kilogrammes sont dans le résumé, sur cricaas.com.cn';
export const QUOTING_PAGE = 'la page qui la cite';
export const CLIMATE_CHANGE = 'première entrée sous « Climate Change »';
export const KEY_MESSAGES = '« Key messages »';
export const COPIES_OF_TABLES = 'coton, chanvre et lin, dans des copies de ses tableaux';
export const METHOD_PAGE = 'la page sur l’utilisation';
export const MODEL_FILE = 'le fichier du modèle';
export const TABLE_17 = 'tableau 17';
export const TWO_EXTRACTS =
  'annexe II, n°\u00a0328, dans deux extraits\u00a0: wf_df.csv et Mekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'annexe II, n°\u00a0328, dans un extrait\u00a0: wf_df.csv';
export const WORLD_EXTRACT = 'annexe II, colonne “Global average”, dans un extrait\u00a0: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv\u00a0: les cartes de l’étude, additionnées';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv, SeedCotton\u00a0: une carte des récoltes de SAGE, additionnée';
export const EXPORTED_TABLE =
  'variable 4550, telle que sa page de requête l’exporte (4550.csv, 12 novembre 2021)';
export const CODE_FILE = 'le guide d’un programme public, “Water Footprint Calculation”';
export const MILL_MAP = 'une carte d’usines dans une collection publique de fichiers';
export const TABLE_1_1 = 'tableau 1.1, cité dans des règles de produits';
export const FACT_SHEET = 'le paragraphe sur les usines de maille';
export const TABLE_2_5 = 'tableau 2.5, page 89, cité';
export const TABLE_2_6 = 'tableau 2.6, page 93, cité';
export const CHART_52 = 'le graphique de la page 52, cité';
export const SCHEDULE_4 = 'annexe 4';
