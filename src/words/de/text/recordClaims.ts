// What the claims of the charts’ records say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

const NOT_READ = 'Von dem Bericht, dem diese Zahlen zugeschrieben werden, konnten wir nur den Anfang lesen.';

export const FABRIC_CLAIMS = {
  water: {
    title: 'Wasser für ein Kilogramm: #',
    boundary: 'Liter für ein Kilogramm Faser; Regen scheint nicht mitgezählt zu sein.',
    note: 'Unsere Zahlen lassen wohl den Regen weg. Baumwolle liegt in jeder gelesenen Tabelle weit vorn. Die Reihenfolge der anderen stimmt nicht: {published-polyester-water.low} bis {published-polyester-water.high} Liter für Polyester, {published-polyamide-water.low} bis {published-polyamide-water.high} für Polyamid. Viskose liegt bei {published-viscose-water.low} bis {published-viscose-water.high}, Wolle bei {published-wool-water}.',
  },
  energy: {
    title: 'Energie für ein Kilogramm: #',
    boundary: 'Uns in kWh genannt; die Zahlen passen zu Megajoule, einer kleineren Einheit.',
    note: `Veröffentlichte Werte liegen nahe, in Megajoule pro Kilogramm: {published-cotton-energy} für Baumwolle, {published-polyester-energy} für Polyester, {published-viscose-energy.low} bis {published-viscose-energy.high} für Viskose. ${NOT_READ}`,
  },
  co2: {
    title: 'CO2 aus einem Kilogramm: #',
    boundary:
      'Kilogramm CO2e (andere Gase sind mitgezählt) für ein Kilogramm Faser, vor dem Spinnen, Färben und Nähen.',
    note: `Nur für die Faser: Die Baumwolle eines T-Shirts von {shirt-weight} Gramm verursacht {shirt-fiber-co2} Kilogramm CO2e. ${NOT_READ}`,
  },
  production: {
    title: 'Weltproduktion in einem Jahr: #',
    boundary: 'Millionen Tonnen im Jahr, um 2018.',
    note: 'Eine veröffentlichte Tabelle für 2018 hat fast dieselben Werte. 2024 machte Polyester {polyester-2024}\u00a0% aller Fasern aus, Baumwolle {cotton-2024}\u00a0%.',
  },
};

export const HEMP_WATER = {
  note: `Der Regen fehlt hier. Mit Regen zählt eine Studie {hemp-with-rain} Liter für Hanf und {flax-with-rain} für Flachs. ${NOT_READ}`,
};

export const HEMP_PRODUCTION = {
  boundary: 'Millionen Tonnen, im Jahr 2005.',
  note: 'Zahl der FAO von 2005, wie eine Seite sie zitiert. Seither ist es mehr: über 0,1 Millionen Tonnen im Jahr 2016, nach einer anderen.',
};

export const WOOL_WATER_NOTE =
  'Im Bericht, dem die Zahl zugeschrieben wird, steht ein naher Wert: {published-wool-water} Liter. Er ändert sich stark mit der Wäsche der Wolle und dem Anteil des Fleisches.';
export const COTTON_CO2_NOTE =
  'Nur für die Faser. Eine Tabelle nennt ein Zehntel weniger, andere nennen mehr. Die Baumwolle eines T-Shirts von {shirt-weight} Gramm verursacht {shirt-fiber-co2} Kilogramm CO2e.';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'CO2: #',
    boundary: 'Angegeben in Kilogramm pro Kilogramm Stoff; nur Gramm pro T-Shirt passen.',
    note: 'Sie stammen aus einer einzigen schwedischen Studie zu einem leichten T-Shirt. Lies sie als Gramm CO2e: Andere Gase sind mitgezählt.',
  },
  share: {
    title: 'Anteil am Ganzen: #',
    boundary: 'Am CO2 eines T-Shirts, alle Phasen.',
    note: 'Diese Anteile stammen aus einer einzigen schwedischen Studie zu einem leichten T-Shirt.',
  },
};
