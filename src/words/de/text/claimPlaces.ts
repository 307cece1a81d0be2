// Where in a document a figure was read, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/claimPlaces';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./claimPlaces')>;

export const WHOLE_PAGE = 'eine Webseite';
export const FLUID_INTAKE = '„Fluid intake“';
export const LONG_QUOTATION = 'ein langes Zitat';
export const TAHOE = 'erster Absatz; der hohe Wert stammt von der NASA selbst, auf ihrer Seite';
export const CALIFORNIA = 'zweiter Absatz; der niedrige Wert steht in „Water Use in California“';
export const FIRST_SENTENCE = 'erster Satz';
export const FIRST_PARAGRAPH = 'erster Absatz';
export const THIRD_PARAGRAPH = 'dritter Absatz';
export const FOURTH_PARAGRAPH = 'vierter Absatz';
export const POINTS_AT_HEAD = 'die Punkte am Anfang';
export const THINK_ABOUT_TRANSPORT = '„Think About Transport“';
export const TABLE_1 = 'Tabelle 1';
export const TABLE_3 = 'Tabelle 3';
export const ITS_CHART = 'das Diagramm darin';
export const THE_CHART = 'das Diagramm';
export const KEY_FINDINGS_BOTH = '„Key Findings of the Study“; der andere in TexTalks';
export const KEY_FINDINGS = '„Key Findings of the Study“';
export const BACKGROUND = 'erster Absatz von „Background“';
export const PAGE_5 = 'Seite 5';
export const COPY_OF_ABSTRACT = 'eine Kopie der Zusammenfassung';
export const PUBLISHED_SHIRTS =
  'Seite nicht notiert; die 9,18 Kilogramm stehen in der Zusammenfassung auf cricaas.com.cn';
export const QUOTING_PAGE = 'die Seite, die sie zitiert';
export const CLIMATE_CHANGE = 'erster Eintrag unter „Climate Change“';
export const KEY_MESSAGES = '„Key messages“';
export const COPIES_OF_TABLES = 'Baumwolle, Hanf und Flachs, in Kopien der Tabellen';
export const METHOD_PAGE = 'die Seite zur Nutzung';
export const MODEL_FILE = 'die Datei des Modells';
export const TABLE_17 = 'Tabelle 17';
export const TWO_EXTRACTS =
  'Anhang II, Nr. 328, in zwei Auszügen: wf_df.csv und Mekonnen_Hoekstra_Rep47_A2.csv';
export const ONE_EXTRACT = 'Anhang II, Nr. 328, in einem Auszug: wf_df.csv';
export const WORLD_EXTRACT = 'Anhang II, Spalte “Global average”, in einem Auszug: global_average.csv';
export const MAPS_ADDED_UP = 'Water_footprint_m3.csv: die Karten der Studie, zusammengezählt';
export const HARVEST_MAP = 'LDS_ag_prod_t.csv, SeedCotton: eine Erntekarte von SAGE, zusammengezählt';
export const EXPORTED_TABLE = 'Variable 4550, wie die Abfrageseite sie ausgibt (4550.csv, 12. November 2021)';
export const CODE_FILE = 'die Anleitung eines öffentlichen Programms, “Water Footprint Calculation”';
export const MILL_MAP = 'eine Karte von Fabriken in einer öffentlichen Dateisammlung';
export const TABLE_1_1 = 'Tabelle 1.1, in Produktregeln zitiert';
export const FACT_SHEET = 'der Absatz über Strickwarenfabriken';
export const TABLE_2_5 = 'Tabelle 2.5, Seite 89, zitiert';
export const TABLE_2_6 = 'Tabelle 2.6, Seite 93, zitiert';
export const CHART_52 = 'das Diagramm auf Seite 52, zitiert';
export const SCHEDULE_4 = 'Anhang 4';
