// What the claims of home and of the T-shirt's story say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/shirtClaims';
import type { Translation } from '../../translation';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./shirtClaims')>;

const UNTRACED = `Personne ne nous a montré d’où viennent ces ${processCount} fourchettes. Leur somme est ce que des usines de maille ont vraiment utilisé\u00a0: environ {mill-cups-average} tasses en moyenne, jusqu’à {mill-cups.high}.`;
const UNTRACED_SUM = `L’addition est juste. Elle porte sur les ${processCount} fourchettes dont nous n’avons pas retrouvé l’origine.`;
const PART = 'Une part des {cotton-liters} litres que demande le coton d’un T-shirt.';
const PART_IN_CUPS = 'Une part des {cotton-cups} tasses que demande le coton d’un T-shirt.';
const WORKED_FOR_SIX = 'Calculé ici pour 6 tasses par jour ; le récit prend votre propre nombre.';

export const CLAIMS = {
  'cotton-cups': {
    title: 'Tasses d’eau pour le coton d’un T-shirt',
    boundary:
      'La culture du coton d’un T-shirt de {shirt-weight} grammes : irrigation, pluie, et l’eau propre qu’il faudrait pour diluer la pollution.',
    note: 'Nous avons arrondi la conversion\u00a0: il y a donc quelques tasses de trop. Sa première parution a été retrouvée\u00a0: un groupe universitaire, en 2007. Le tableau ultérieur du groupe donne {later-shirt-liters} litres\u202f; l’irrigation seule, selon des comptes plus récents, {irrigation-liters}.',
  },
  'cotton-liters': {
    title: 'Litres d’eau pour le coton d’un T-shirt',
    boundary:
      'Irrigation, pluie, et l’eau propre qu’il faudrait pour diluer la pollution ; tissu de coton fini pour un T-shirt de {shirt-weight} grammes.',
    note: 'Sa première parution a été retrouvée\u00a0: un groupe universitaire, en 2007. Le tableau ultérieur du groupe donne {later-shirt-liters} litres\u202f; l’irrigation seule, selon des comptes plus récents, {irrigation-liters}. Une grande partie de cette eau est tombée en pluie. Une autre n’a jamais été versée, seulement comptée : elle servirait à diluer la pollution. Ce ne sont pas {cotton-liters} litres au robinet.',
  },
  'cups-per-liter': {
    title: 'Tasses dans un litre',
    boundary: 'La conversion arrondie qui donne les tasses d’eau du coton.',
    note: 'Un litre contient 4,2268 tasses américaines ; nous arrondissons à {cups-per-liter} tasses.',
  },
  'us-cup': {
    title: 'Une tasse américaine',
    boundary: 'Une mesure de volume : un seizième de gallon américain, lequel fait 231 pouces cubes.',
    note: 'La tasse usuelle aux États-Unis, par définition : un pouce vaut 2,54 centimètres.',
  },
  'cup-volume': {
    title: 'Ce que contient une tasse',
    boundary: 'Une tasse américaine, au millilitre près.',
    note: 'À peu près un petit mug.',
  },
  'irrigation-part': {
    title: 'L’irrigation dans l’eau du coton',
    boundary: PART,
    note: 'C’est de l’eau prise dans les rivières, les lacs et les puits. Un compte plus récent, pour le coton brut seul\u00a0: {irrigation-liters}\u00a0litres.',
  },
  'rain-part': {
    title: 'La pluie dans l’eau du coton',
    boundary: PART,
    note: 'Elle est tombée sur le champ et les plantes l’ont utilisée.',
  },
  'dilution-part': {
    title: 'L’eau qui diluerait la pollution du coton',
    boundary: PART,
    note: 'On parle de dilution. Personne ne l’a versée : c’est l’eau propre qu’il faudrait pour diluer ce que les engrais et les produits chimiques laissent dans l’eau.',
  },
  'newer-irrigation-part': {
    title: 'La part pompée de l’irrigation et de la pluie du coton, selon une étude plus récente',
    boundary:
      'Le compte du comité du coton de 2020 à 2024\u00a0: ce qui est pompé, en part du pompage et de la pluie. La dilution n’est pas comptée.',
    note: 'Le dessin garde les parts anciennes, dont sont faits ses {cotton-liters} litres. Cela dépend du lieu.',
  },
  'irrigation-cups': {
    title: 'Tasses d’irrigation pour le coton d’un T-shirt',
    boundary: PART_IN_CUPS,
    note: 'La part est donnée en pourcentages entiers : les tasses sont justes à une centaine près.',
  },
  'rain-cups': {
    title: 'Tasses de pluie pour le coton d’un T-shirt',
    boundary: PART_IN_CUPS,
    note: 'La part est donnée en pourcentages entiers : les tasses sont justes à une centaine près.',
  },
  'dilution-cups': {
    title: 'Tasses comptées pour diluer la pollution, pour le coton d’un T-shirt',
    boundary: PART_IN_CUPS,
    note: 'Personne ne verse cette eau : c’est celle qu’il faudrait pour diluer ce que les engrais et les produits chimiques laissent dans l’eau.',
  },
  'irrigation-part-liters': {
    title: 'Irrigation pour le coton d’un T-shirt, en litres',
    boundary: PART,
    note: 'La part publiée, fois le total publié.',
  },
  'rain-part-liters': {
    title: 'Pluie pour le coton d’un T-shirt, en litres',
    boundary: PART,
    note: 'Elle est tombée sur le champ\u00a0: personne ne l’a pompée.',
  },
  'dilution-part-liters': {
    title: 'Eau pour diluer la pollution, pour le coton d’un T-shirt, en litres',
    boundary: PART,
    note: 'Comptée, pas versée.',
  },
  'used-up-liters': {
    title: 'Irrigation et pluie pour le coton d’un T-shirt, en litres',
    boundary: 'Les deux parts, sans l’eau pour diluer la pollution.',
    note: 'La somme des deux.',
  },
  'used-up-cups': {
    title: 'L’irrigation et la pluie que le coton d’un T-shirt a consommées',
    boundary: 'Les deux parts, sans l’eau pour diluer la pollution.',
    note: 'La somme des deux.',
  },
  'fiber-irrigation-cups': {
    title: 'Tasses d’irrigation pour le coton brut d’un T-shirt',
    boundary:
      'L’irrigation seule, pour la fibre d’un T-shirt de {shirt-weight} grammes, à {us-cup} millilitres la tasse.',
    note: 'Ce n’est pas le même calcul que celui des {irrigation-cups} tasses : il porte sur le coton brut, pas sur le tissu fini, et il est plus récent.',
  },
  'your-share': {
    title: 'Ce que l’on boit en un jour, en part de l’eau du coton',
    boundary: WORKED_FOR_SIX,
    note: 'Cinq décimales montrent combien c’est peu ; l’estimation de départ n’est pas si précise.',
  },
  'your-quotient': {
    title: 'Ce que l’on boit en un jour, divisé par l’eau du coton',
    boundary: WORKED_FOR_SIX,
    note: 'La même part, pas encore en pourcentage.',
  },
  bleaching: {
    title: 'Tasses d’eau pour blanchir un T-shirt',
    boundary: 'Eau de traitement pour un T-shirt ; 10 à 30 litres par kilogramme de tissu.',
    note: UNTRACED,
  },
  dyeing: {
    title: 'Tasses d’eau pour teindre un T-shirt',
    boundary: 'Eau de traitement pour un T-shirt ; 50 à 200 litres par kilogramme de tissu.',
    note: UNTRACED,
  },
  printing: {
    title: 'Tasses d’eau pour imprimer un T-shirt',
    boundary: 'Eau de traitement pour un T-shirt ; 10 à 50 litres par kilogramme de tissu.',
    note: UNTRACED,
  },
  finishing: {
    title: 'Tasses d’eau pour l’apprêt d’un T-shirt',
    boundary: 'Eau de traitement pour un T-shirt ; 10 à 100 litres par kilogramme de tissu.',
    note: 'Celle-ci paraît bien trop haute, à moins de compter le dernier lavage.',
  },
  'after-bleaching': {
    title: 'Tasses utilisées après le blanchiment',
    boundary: `Le premier des ${processCount} traitements à l’eau.`,
    note: UNTRACED_SUM,
  },
  'after-dyeing': {
    title: 'Tasses utilisées après la teinture',
    boundary: 'Blanchiment et teinture.',
    note: UNTRACED_SUM,
  },
  'after-printing': {
    title: 'Tasses utilisées après l’impression',
    boundary: 'Blanchiment, teinture et impression.',
    note: UNTRACED_SUM,
  },
  'after-finishing': {
    title: 'Tasses utilisées après l’apprêt',
    boundary: `Les ${processCount} traitements à l’eau.`,
    note: `Comparée à des usines mesurées\u00a0: celles de maille aux États-Unis utilisaient {mill-cups-average} tasses par T-shirt en moyenne, de {mill-cups.low} à {mill-cups.high}. La nôtre va de l’usine moyenne à la plus assoiffée. L’origine des ${processCount} étapes reste inconnue.`,
  },
  'shirt-cups': {
    title: 'Tasses d’eau pour un T-shirt : le compte le plus haut',
    boundary: `Le coton, et la valeur la plus haute des ${processCount} traitements.`,
    note: 'Le total prend la valeur la plus haute de chaque étape. Il compte peut-être deux fois une partie des traitements, car le chiffre du coton vaut pour un tissu fini.',
  },
  'shirt-cups-low': {
    title: 'Tasses d’eau pour un T-shirt : le compte le plus bas',
    boundary: `Le coton, et la valeur la plus basse des ${processCount} traitements.`,
    note: 'Le minimum de l’usine, pas le minimum de tout\u00a0: des comptes plus récents de l’eau du coton restent en dessous.',
  },
  'shirt-liters': {
    title: 'Litres d’eau pour un T-shirt : le compte le plus haut',
    boundary: 'Les mêmes tasses en litres, à {us-cup} millilitres la tasse.',
    note: 'Avec les {cups-per-liter} tasses par litre, arrondies, ce serait 2 795 litres.',
  },
  'factory-liters': {
    title: 'La part de l’usine dans l’eau d’un T-shirt',
    boundary: 'Jusqu’à cette quantité, pour le blanchiment, la teinture, l’impression et l’apprêt.',
    note: 'Ce que {shirt-liters} litres ont de plus que {cotton-liters}. Les {after-finishing.high} tasses seules font 95 litres : les {cotton-liters} publiés sont arrondis.',
  },
  'drinking-cups': {
    title: 'Tasses qu’une personne devrait boire par jour',
    boundary: 'Toutes les boissons sauf l’alcool, en verres ou tasses britanniques.',
    note: 'Un conseil britannique. Un comité américain a estimé la consommation habituelle de boissons à environ {us-drinking-cups.low} tasses pour les femmes et {us-drinking-cups.high} pour les hommes.',
  },
  'people-for-a-day': {
    title: 'Personnes qui auraient de quoi boire pendant un jour',
    boundary:
      'L’eau d’un T-shirt, partagée à raison de {drinking-cups.low} à {drinking-cups.high} tasses par personne, pour un jour.',
    note: 'C’est-à-dire de quoi boire pendant un jour pour environ 1 500 à {people-for-a-day.high} personnes. On compare des quantités ; l’eau des champs n’est pas de l’eau potable. Les verres britanniques ne sont pas nos tasses\u00a0: {drinking-cups.low} à {drinking-cups.high} verres font 1,2 à 1,6 litre, soit 1 750 à 2 330 personnes.',
    correction: { wrong: 'mille personnes', right: 'mille personnes, pendant un jour' },
  },
  'your-days': {
    title: 'Jours que vous tiendriez avec l’eau d’un T-shirt',
    boundary: WORKED_FOR_SIX,
    note: 'Au jour près : le dernier n’est pas entier.',
  },
  'your-years': {
    title: 'Années que vous tiendriez avec l’eau d’un T-shirt',
    boundary: WORKED_FOR_SIX,
    note: 'Le récit le dit en mots, à six mois près.',
  },
};
