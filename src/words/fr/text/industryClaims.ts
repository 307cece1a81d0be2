// What the claims of the industry-wide story say, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../../en/text/industryClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';

export type Checked = Translation<typeof english, typeof import('./industryClaims')>;

export const CLAIMS = {
  'fashion-water': {
    title: 'Eau utilisée par la mode en un an',
    boundary: 'L’industrie de la mode du monde entier ; chaque étude en trace autrement les limites.',
    note: 'Les estimations varient beaucoup : celle-ci décrit 2015. Certaines copies d’un article qui la cite parlent de 1,5 millier de milliards de litres, soit 53 fois moins.',
  },
  'textiles-water': {
    title: 'Eau utilisée par tous les textiles en un an',
    boundary:
      'Tous les textiles, culture du coton comprise ; {withdrawals-share} % de l’eau prélevée dans le monde. Le lavage à la maison ajouterait {washing-water} milliards de mètres cubes.',
    note: 'Une deuxième estimation connue. Elle compte tous les textiles, pas seulement les vêtements. Une troisième, des Nations unies, est de {unep-water} milliards de mètres cubes.',
  },
  'lake-ontario': {
    title: 'Eau du lac Ontario',
    boundary: 'Le volume du lac entier.',
    note: 'Un kilomètre cube fait un milliard de mètres cubes.',
  },
  'lake-claimed': {
    title: 'La part du lac Ontario dans notre premier jet',
    boundary: 'Notre premier jet disait que l’eau de la mode en un an égale la moitié du lac Ontario.',
    note: 'Inexact : c’est environ un vingtième du lac Ontario. C’est à peu près la moitié du lac Tahoe. L’erreur vaut presque exactement un rang de décimale.',
    correction: { wrong: 'la moitié du lac Ontario', right: '4,8 % du lac Ontario' },
  },
  'lake-share': {
    title: 'L’eau de la mode en un an, en part du lac Ontario',
    boundary: '{fashion-water} sur {lake-ontario} kilomètres cubes.',
    note: 'En volume. Sur la carte, nous la montrons en part de la surface, ce qui n’est pas la même chose.',
  },
  'lake-one-in': {
    title: 'L’eau de la mode en un an, en fraction du lac Ontario',
    boundary: 'Le lac Ontario divisé par l’eau de la mode en un an, à la dizaine près.',
    note: 'Une part sur 20,8, dite un vingtième.',
  },
  'lake-overstated': {
    title: 'De combien l’affirmation sur le lac se trompe',
    boundary: 'La moitié du lac Ontario divisée par l’eau de la mode en un an.',
    note: 'Si proche de dix que la virgule a peut-être glissé.',
  },
  'lake-tahoe': {
    title: 'Eau du lac Tahoe',
    boundary: 'Le volume du lac entier, selon deux sources.',
    note: 'Les sources vont de 150,7 à {lake-tahoe.high} kilomètres cubes.',
  },
  'tahoe-share': {
    title: 'L’eau de la mode en un an, en part du lac Tahoe',
    boundary: '{fashion-water} sur {lake-tahoe.low} à {lake-tahoe.high} kilomètres cubes.',
    note: 'Environ la moitié : un lac pour lequel l’affirmation est vraie.',
  },
  yarns: {
    title: 'Fils de l’image',
    boundary: 'Toute l’eau de la mode en un an, dessinée en fils d’un pour cent.',
    note: 'Une légende pour lire l’image, pas une mesure.',
  },
  'textile-share': {
    title: 'La production textile dans l’eau de la mode en un an',
    boundary:
      '{textile-water} sur {fashion-water} milliards de mètres cubes, sans doute de l’eau pompée vers les champs.',
    note: 'On divise ici le chiffre d’une étude par celui d’une autre. Les {textile-water} milliards de mètres cubes sont sans doute de l’eau pompée vers des cultures comme le coton, et non de l’eau d’usine. Une étude plus récente compte {newer-cotton-irrigation.low} à {newer-cotton-irrigation.high} milliards de mètres cubes pour le coton seul.',
  },
  'other-share': {
    title: 'Tout le reste de l’eau de la mode en un an',
    boundary: 'Ce qui reste à côté de la production textile.',
    note: 'C’est seulement ce qui reste ; nous ne savons pas de quoi il s’agit.',
  },
  'textile-water': {
    title: 'Eau de la production textile en un an',
    boundary: 'Très probablement de l’eau pompée vers des cultures comme le coton.',
    note: `Nous n’avons pu lire que le début de l’article. Nos ${fabricCount} tissus, eau fois production, donnent {six-fabrics-water} milliards de mètres cubes, ce qui correspond à de l’eau pour les champs. Ce n’est pas une preuve : les deux peuvent venir des mêmes tableaux. On l’a cherché en trois langues, sans le trouver. Le site que suit notre récit l’attribue au rapport de 2017.`,
  },
  'california-acre-feet': {
    title: 'Eau utilisée par la Californie en un an',
    boundary:
      'Valeur basse : champs et villes, de 1998 à 2010. Valeur haute : tous les prélèvements de 2010.',
    note: 'La série de l’État lui-même va jusqu’à 2020. Nous n’avons trouvé aucun total officiel pour 2021.',
  },
  'california-share': {
    title: 'L’eau de la production textile face à celle de la Californie',
    boundary: '{textile-water} milliards de mètres cubes, comparés aux totaux publiés d’années antérieures.',
    note: 'Du même ordre, un peu au-dessous des totaux publiés.',
    correction: {
      wrong: 'la consommation de la Californie en 2021',
      right: '85 à 91 % de celle d’années antérieures ; nous n’avons pas trouvé de total pour 2021',
    },
  },
  'cotton-of-textile': {
    title: 'Le coton dans l’eau de la production textile',
    boundary: 'Une part des {textile-share} fils de la production textile, pas des {yarns} fils.',
    note: 'Nos propres données sur les fibres donnent presque la même réponse. C’est une part des {textile-water} milliards de mètres cubes des textiles. Des {fashion-water} milliards de mètres cubes en tout, c’est environ {cotton-of-all} %. On l’a cherché en trois langues, sans le trouver. Le site que suit notre récit l’attribue au rapport de 2017.',
  },
  'cotton-yarns': {
    title: 'Le coton dans l’eau de la mode en un an',
    boundary: 'Des {textile-share} fils de la production textile, {cotton-of-textile} % reviennent au coton.',
    note: 'La part d’une étude, prise sur la part d’une autre.',
  },
  'cotton-of-all': {
    title: 'Le coton dans l’eau de la mode en un an, arrondi',
    boundary:
      'Des {textile-share} fils de la production textile, {cotton-of-textile} % reviennent au coton : arrondi à l’unité.',
    note: 'Le même chiffre que {cotton-yarns} %.',
  },
  'other-fibers': {
    title: 'Toutes les autres fibres dans l’eau de la mode en un an',
    boundary: 'La production textile sans le coton.',
    note: 'Ce que laissent les {cotton-of-textile} % du coton.',
  },
  'newer-cotton-irrigation': {
    title: 'L’irrigation du coton en un an, selon une étude plus récente',
    boundary:
      'L’irrigation seule : {icac-newer-irrigation.low} à {icac-newer-irrigation.high} litres par kilogramme, fois {icac-newer-lint} millions de tonnes.',
    note: 'C’est plus, pour le coton seul, que les {textile-water} milliards de mètres cubes que le récit montre pour tous les textiles. Nous avons lu deux comptes rendus de l’étude, pas l’étude.',
  },
  'world-people': {
    title: 'Habitants du monde',
    boundary: 'Tous les êtres humains en vie, en chiffres ronds.',
    note: 'Les Nations unies ont daté le jour des huit milliards de novembre 2022. Nous sommes un peu plus aujourd’hui.',
  },
  'years-for-all': {
    title: 'Années que l’humanité tiendrait avec l’eau de la mode en un an',
    boundary:
      'Calculé ici pour 6 tasses par jour pour chacun des {world-people} milliards d’habitants ; le récit prend votre propre nombre.',
    note: 'Une comparaison de quantités. La plus grande partie de cette eau n’a jamais été potable.',
  },
};
