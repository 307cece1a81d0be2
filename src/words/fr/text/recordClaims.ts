// What the claims of the charts’ records say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

export const FABRIC_CLAIMS = {
  water: {
    title: 'Eau pour un kilogramme\u00a0: #',
    boundary: 'Litres pour faire un kilogramme de fibre\u202f; la pluie semble ne pas être comptée.',
    note: 'Nos chiffres semblent laisser la pluie de côté\u202f; avec elle, une étude compte {hemp-with-rain} litres pour le chanvre. Le coton arrive de loin premier dans tous les tableaux lus. L’ordre des autres ne tient pas\u00a0: {published-polyester-water.low} à {published-polyester-water.high} litres pour le polyester (ici {polyester-water}), {published-polyamide-water.low} à {published-polyamide-water.high} pour le polyamide ({polyamide-water}), {published-viscose-water.low} à {published-viscose-water.high} pour la viscose ({cellulosics-water}), {published-wool-water} pour la laine ({wool-water}).',
  },
  energy: {
    title: 'Énergie pour un kilogramme\u00a0: #',
    boundary: 'Donnée en kWh\u202f; les nombres correspondent à des mégajoules, une unité plus petite.',
    note: 'Les valeurs publiées sont proches, en mégajoules par kilogramme\u00a0: {published-cotton-energy} pour le coton, {published-polyester-energy} pour le polyester, de {published-viscose-energy.low} à {published-viscose-energy.high} pour la viscose.',
  },
  co2: {
    title: 'CO2 d’un kilogramme\u00a0: #',
    boundary:
      'Kilogrammes de CO2e (d’autres gaz sont comptés) pour un kilogramme de fibre, avant le filage, la teinture et la couture.',
    note: 'Pour la fibre seule\u00a0: le coton d’un T-shirt de {shirt-weight} grammes représente {shirt-fiber-co2} kilogramme de CO2e.',
  },
  production: {
    title: 'Production mondiale en un an\u00a0: #',
    boundary: 'Millions de tonnes par an, vers 2018.',
    note: 'Un tableau publié pour 2018 donne presque les mêmes valeurs. En 2024, le polyester représentait {polyester-2024}\u00a0% de toutes les fibres et le coton {cotton-2024}\u00a0%.',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'Millions de tonnes, en 2005.',
  note: 'Chiffre de la FAO de 2005, cité par une page. Il a augmenté depuis\u00a0: plus de 0,1 million de tonnes en 2016, selon une autre.',
};

export const COTTON_CO2_NOTE =
  'Pour la fibre seule. Un tableau publié donne un dixième de moins\u202f; d’autres donnent plus. Le coton d’un T-shirt de {shirt-weight} grammes représente {shirt-fiber-co2} kilogramme de CO2e.';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'Carbone\u00a0: #',
    boundary:
      'Donné en kilogrammes par kilogramme de tissu\u202f; seuls des grammes par T-shirt conviennent.',
    note: 'Ce sont ceux d’une seule étude suédoise sur un T-shirt léger. À lire comme des grammes de CO2e\u00a0: d’autres gaz sont comptés.',
  },
  share: {
    title: 'Part du total\u00a0: #',
    boundary: 'Du carbone d’un T-shirt, toutes phases comprises.',
    note: 'Ces parts viennent d’une seule étude suédoise sur un T-shirt léger.',
  },
};
