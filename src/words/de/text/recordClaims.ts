// What the claims of the charts’ records say, in German. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

export const FABRIC_CLAIMS = {
  water: {
    title: 'Wasser für ein Kilogramm: #',
    boundary: 'Liter für ein Kilogramm Faser; Regen scheint nicht mitgezählt zu sein.',
    note: 'Unsere Zahlen lassen wohl den Regen weg. Mit Regen hat Hanf in einer Studie {hemp-with-rain} Liter. Baumwolle liegt in jeder gelesenen Tabelle weit vorn. Bei den anderen stimmt die Folge nicht. Polyester hat dort {published-polyester-water.low} bis {published-polyester-water.high} Liter, hier {polyester-water}. Polyamid hat {published-polyamide-water.low} bis {published-polyamide-water.high}, hier {polyamide-water}. Viskose hat {published-viscose-water.low} bis {published-viscose-water.high}, hier {cellulosics-water}. Wolle hat {published-wool-water}, hier {wool-water}.',
  },
  energy: {
    title: 'Energie für ein Kilogramm: #',
    boundary: 'Uns in kWh genannt; die Zahlen passen zu Megajoule, einer kleineren Einheit.',
    note: 'Andere Werte liegen nahe, in Megajoule pro Kilogramm. Baumwolle hat dort {published-cotton-energy}, Polyester {published-polyester-energy}. Viskose hat {published-viscose-energy.low} bis {published-viscose-energy.high}.',
  },
  co2: {
    title: 'CO2 aus einem Kilogramm: #',
    boundary:
      'Kilogramm CO2e (andere Gase sind mitgezählt) für ein Kilogramm Faser, vor dem Spinnen, Färben und Nähen.',
    note: 'Das gilt nur für die Faser. Die Baumwolle eines T-Shirts von {shirt-weight} Gramm macht {shirt-fiber-co2} Kilogramm CO2e.',
  },
  production: {
    title: 'Weltproduktion in einem Jahr: #',
    boundary: 'Millionen Tonnen im Jahr, um 2018.',
    note: 'Eine Tabelle für 2018 hat fast die gleichen Werte. 2024 war Polyester {polyester-2024}\u00a0% aller Fasern und Baumwolle {cotton-2024}\u00a0%.',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'Millionen Tonnen, im Jahr 2005.',
  note: 'Die FAO nennt sie für 2005, wie eine Seite sie zitiert. Seither ist es mehr: über 0,1 Millionen Tonnen im Jahr 2016, nach einer anderen.',
};

export const COTTON_CO2_NOTE =
  'Das gilt nur für die Faser. Eine Tabelle nennt ein Zehntel weniger. Andere nennen mehr. Die Baumwolle eines T-Shirts von {shirt-weight} Gramm macht {shirt-fiber-co2} Kilogramm CO2e.';

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
