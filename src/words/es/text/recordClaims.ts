// What the claims of the charts’ records say, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/recordClaims';
import type { Translation } from '../../translation';

export type Checked = Translation<typeof english, typeof import('./recordClaims')>;

export const FABRIC_CLAIMS = {
  water: {
    title: 'Agua para un kilogramo: #',
    boundary: 'Litros para hacer un kilogramo de fibra; parece que la lluvia no se cuenta.',
    note: 'Nuestras cifras parecen dejar fuera la lluvia; con ella, un estudio cuenta {hemp-with-rain} litros para el cáñamo. El algodón va primero con mucho en todas las tablas leídas. El orden de los demás no se sostiene: de {published-polyester-water.low} a {published-polyester-water.high} litros para el poliéster (aquí {polyester-water}), de {published-polyamide-water.low} a {published-polyamide-water.high} para la poliamida ({polyamide-water}), de {published-viscose-water.low} a {published-viscose-water.high} para la viscosa ({cellulosics-water}), {published-wool-water} para la lana ({wool-water}).',
  },
  energy: {
    title: 'Energía para un kilogramo: #',
    boundary: 'Nos la dieron en kWh; los números encajan con megajulios, una unidad más pequeña.',
    note: 'Los valores publicados son parecidos, en megajulios por kilogramo: {published-cotton-energy} para el algodón, {published-polyester-energy} para el poliéster, de {published-viscose-energy.low} a {published-viscose-energy.high} para la viscosa.',
  },
  co2: {
    title: 'CO2 de un kilogramo: #',
    boundary:
      'Kilogramos de CO2e (incluye otros gases) por un kilogramo de fibra, antes de hilar, teñir y coser.',
    note: 'Solo la fibra: el algodón de una camiseta de {shirt-weight} gramos son {shirt-fiber-co2} kilogramos de CO2e.',
  },
  production: {
    title: 'Producción mundial en un año: #',
    boundary: 'Millones de toneladas al año, hacia 2018.',
    note: 'Una tabla publicada para 2018 tiene casi los mismos valores. En 2024 el poliéster fue el {polyester-2024}\u00a0% de toda la fibra y el algodón el {cotton-2024}\u00a0%.',
  },
};

export const HEMP_PRODUCTION = {
  boundary: 'Millones de toneladas, en 2005.',
  note: 'Cifra de la FAO de 2005, tal como la cita una página. Desde entonces creció: más de 0,1 millones de toneladas en 2016, según otra.',
};

export const COTTON_CO2_NOTE =
  'Solo la fibra. Una tabla publicada da una décima parte menos; otras dan más. El algodón de una camiseta de {shirt-weight} gramos son {shirt-fiber-co2} kilogramos de CO2e.';

export const PHASE_CLAIMS = {
  emissions: {
    title: 'Carbono: #',
    boundary: 'Nos lo dieron en kilogramos por kilogramo de tela; solo encaja en gramos por camiseta.',
    note: 'Son de un solo estudio sueco sobre una camiseta ligera. Léelos como gramos de CO2e: incluye otros gases.',
  },
  share: {
    title: 'Parte del total: #',
    boundary: 'Del carbono de una camiseta, con todas las fases.',
    note: 'Estas partes son de un solo estudio sueco sobre una camiseta ligera.',
  },
};
