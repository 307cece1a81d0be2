// What the claims behind the checks say, in French. Translated by machine; no native speaker has read them yet.

import { capitalize } from '../../capitalize';
import type * as english from '../../en/text/backgroundClaims';
import type { Translation } from '../../translation';
import { fabricCount } from './fabrics';
import { processCount } from './processes';

export type Checked = Translation<typeof english, typeof import('./backgroundClaims')>;

const FIBER_ENERGY = 'Énergie pour produire un kilogramme de fibre.';

export const CLAIMS = {
  'cotton-per-kg': {
    title: 'Eau pour un kilogramme de tissu de coton fini',
    boundary: 'Irrigation, pluie, et eau pour diluer la pollution ; tissu fini.',
    note: 'Pour {shirt-weight} grammes, cela fait 2 750 litres, arrondis à {cotton-liters} litres.',
  },
  'cotton-cups-exact': {
    title: 'Tasses dans {cotton-liters} litres, sans arrondir',
    boundary: 'Tasses américaines de {us-cup} millilitres.',
    note: 'Les {cotton-cups} tasses du récit font 0,08 % de plus.',
  },
  'your-one-in': {
    title: 'Ce que l’on boit en un jour\u00a0: une tasse sur combien de celles du coton\u202f?',
    boundary: 'Calculé ici pour 6 tasses par jour, à deux chiffres ; le récit prend votre propre nombre.',
    note: 'La même part, en mots.',
  },
  'processing-liters-per-kg': {
    title: `Eau des ${processCount} traitements, pour un kilogramme de tissu`,
    boundary: 'Blanchiment, teinture, impression et apprêt d’un T-shirt de {shirt-weight} grammes.',
    note: 'Du même ordre que les totaux publiés.',
  },
  'published-processing': {
    title: 'Eau de la teinture et de l’apprêt, valeurs publiées',
    boundary: 'Eau de traitement pour un kilogramme de tissu, selon trois sources.',
    note: 'Les trois donnent 100 à 200 litres, 200 à 300 litres et, pour le coton, 250 à 350 litres.',
  },
  'mill-cups': {
    title: 'Ce que des usines de maille américaines ont utilisé pour un T-shirt',
    boundary: '21 à 377 litres par kilogramme de tissu, pour {shirt-weight} grammes.',
    note: 'Une fiche d’un État, de 2009, qui cite des nombres plus anciens.',
  },
  'mill-cups-average': {
    title: 'Ce que des usines de maille américaines ont utilisé en moyenne pour un T-shirt',
    boundary: '83 litres par kilogramme de tissu, pour {shirt-weight} grammes.',
    note: 'Une fiche d’un État, de 2009, qui cite des nombres plus anciens.',
  },
  'later-shirt-liters': {
    title: 'Le coton d’un T-shirt, selon le tableau ultérieur du même groupe',
    boundary: '9 980 litres par kilogramme de tissu de coton, pour {shirt-weight} grammes.',
    note: 'Une campagne de l’Union européenne l’a donné en 2012. Le groupe avait dit {cotton-liters} auparavant.',
  },
  'published-polyester-water': {
    title: 'Eau du polyester, valeurs publiées',
    boundary: 'Litres pour faire un kilogramme de fibre.',
    note: 'Notre graphique donne {polyester-water} litres.',
  },
  'published-polyamide-water': {
    title: 'Eau du polyamide, valeurs publiées',
    boundary: 'Litres pour faire un kilogramme de fibre.',
    note: 'Notre graphique donne {polyamide-water} litres.',
  },
  'published-viscose-water': {
    title: 'Eau de la viscose, valeurs publiées',
    boundary: 'Litres pour faire un kilogramme de fibre.',
    note: 'Notre graphique donne {cellulosics-water} litres.',
  },
  'published-wool-water': {
    title: 'Eau de la laine, valeurs publiées',
    boundary: 'Litres pour faire un kilogramme de fibre.',
    note: 'Notre graphique donne {wool-water} litres. Cela change beaucoup selon le lavage de la laine et la part de la viande.',
  },
  'cotton-share-of-shirt': {
    title: 'La part du coton dans l’eau d’un T-shirt',
    boundary: 'Les tasses du coton dans le total le plus haut.',
    note: 'Les étapes d’usine utilisent peu d’eau, mais elles peuvent polluer.',
  },
  'people-at-eight-cups': {
    title: 'Personnes avec l’eau d’un T-shirt pendant un jour, à {drinking-cups.high} tasses chacune',
    boundary: 'L’eau d’un T-shirt, pour un jour.',
    note: 'Le bas de « plus de mille personnes, jusqu’à {people-for-a-day.high} ».',
  },
  'people-at-six-cups': {
    title: 'Personnes avec l’eau d’un T-shirt pendant un jour, à {drinking-cups.low} tasses chacune',
    boundary: 'L’eau d’un T-shirt, pour un jour.',
    note: 'Le haut de « plus de mille personnes, jusqu’à {people-for-a-day.high} ».',
  },
  'years-for-one': {
    title:
      'Années que dure l’eau d’un T-shirt pour une personne, avec {drinking-cups.low} à {drinking-cups.high} tasses par jour',
    boundary: 'L’eau d’un T-shirt.',
    note: 'La même eau, pour une seule personne pendant bien des jours.',
  },
  'us-drinking-cups': {
    title: 'Tasses que l’on conseille de boire par jour aux États-Unis',
    boundary:
      'Toutes les boissons ; environ {us-drinking-cups.low} tasses pour les femmes, {us-drinking-cups.high} pour les hommes.',
    note: 'Plus que les {drinking-cups.low} à {drinking-cups.high} tasses britanniques.',
  },
  'clothing-water': {
    title: 'La part des vêtements dans l’eau de tous les textiles',
    boundary: 'Deux tiers de l’eau de tous les textiles, en un an.',
    note: 'Le rapport dit « plus des deux tiers » de {textiles-water} milliards de mètres cubes : c’est donc autant, ou plus.',
  },
  'washing-water': {
    title: 'Laver les textiles à la maison, en un an',
    boundary: 'Le même rapport l’ajoute à ses {textiles-water} milliards de mètres cubes.',
    note: 'Ne fait pas partie des {textiles-water} milliards de mètres cubes.',
  },
  'fields-irrigation': {
    title: 'L’irrigation du coton en un an, vers 2000',
    boundary:
      'Tous les champs de coton du monde, fibre et graine ensemble\u00a0: l’eau que plantes et champs ont rendue à l’air.',
    note: 'Presque autant qu’une autre étude en donne pour toute la mode, {fashion-water} milliards de mètres cubes\u00a0: chaque étude compte à sa façon. Nous avons lu des copies de ses tableaux.',
  },
  'fields-range': {
    title: 'Champs de fibres irrigués, en un an',
    boundary: `Des {textile-water} milliards de mètres cubes du récit à une étude de tous les champs de coton vers 2000. Nos ${fabricCount} tissus donnent {six-fabrics-water} milliards de mètres cubes.`,
    note: 'Plusieurs façons de compter les mêmes champs, avec un compte plus récent entre deux. La plus basse n’est pas confirmée.',
  },
  'clothes-range': {
    title: 'Eau utilisée pour les vêtements en un an, selon deux rapports',
    boundary:
      'De la part des vêtements dans tous les textiles aux {fashion-water} milliards de mètres cubes du récit.',
    note: 'Deux rapports qui ne tracent pas de la même façon les limites de la mode.',
  },
  'jeans-liters': {
    title: 'Eau pour faire un jean, comme l’ont écrit les Nations unies',
    boundary: 'Ce qu’il faut pour le faire\u202f; la page ne dit pas quelle eau.',
    note: 'Nous avons lu cette phrase sur une de leurs pages, pas la recherche derrière elle. Pour le coton d’un T-shirt, c’est {cotton-liters} litres.',
  },
  'jeans-years': {
    title: 'En combien d’années une personne boit l’eau d’un jean, comme l’ont écrit les Nations unies',
    boundary: 'Ce que boit une personne\u202f; la page ne dit pas combien par jour.',
    note: 'À huit tasses par jour, ce serait {jeans-at-eight-cups} ans.',
  },
  'jeans-at-eight-cups': {
    title: 'En combien d’années une personne boit l’eau d’un jean, à huit tasses par jour',
    boundary: 'Les {jeans-liters} litres de l’affirmation, en tasses.',
    note: 'À {drinking-cups.low} tasses par jour, ce serait plus long encore.',
  },
  'jeans-times': {
    title: 'Combien de fois plus longtemps l’eau d’un jean dure que ce qu’ont écrit les Nations unies',
    boundary: '{jeans-at-eight-cups} ans contre {jeans-years}.',
    note: 'L’affirmation pense à quelqu’un qui boit plus\u00a0: {jeans-cups-a-day} tasses par jour.',
  },
  'jeans-cups-a-day': {
    title: 'Tasses par jour avec lesquelles une personne boit l’eau d’un jean en {jeans-years} ans',
    boundary: 'L’eau de l’affirmation, partagée entre ses années.',
    note: 'Un comité américain donne {us-drinking-cups.low} à {us-drinking-cups.high} tasses comme habituelles.',
  },
  'unep-water': {
    title: 'Eau de l’industrie des vêtements et des textiles en un an, selon les Nations unies',
    boundary:
      'L’image du graphique que nous avons vue ne dit pas ce qu’il compte. On y lit {unep-water} milliers de milliards de litres.',
    note: 'Une troisième estimation connue, à côté de {fashion-water} et de {textiles-water} milliards de mètres cubes. Nous avons vu l’image d’un magazine, pas le rapport.',
  },
  'textiles-range': {
    title: 'Eau utilisée pour tous les textiles en un an, selon deux organismes',
    boundary: 'Du nombre de la fondation à celui des Nations unies.',
    note: 'Avec le lavage à la maison, le premier serait plus haut de {washing-water} milliards de mètres cubes.',
  },
  'withdrawals-share': {
    title: 'Les textiles dans l’eau prélevée dans le monde',
    boundary:
      'Les {textiles-water} milliards de mètres cubes, en part de toute l’eau prise dans les rivières, les lacs et les puits.',
    note: 'Selon le même rapport.',
  },
  'lake-half': {
    title: 'La moitié du lac Ontario',
    boundary: 'Ce qu’il faudrait à l’affirmation.',
    note: 'Dix fois l’eau de la mode en un an.',
  },
  'textile-acre-feet': {
    title: 'L’eau de la production textile en acres-pieds',
    boundary:
      '{textile-water} milliards de mètres cubes ; un million d’acres-pieds fait 1,23348 kilomètre cube.',
    note: 'L’unité dans laquelle la Californie compte son eau.',
  },
  'california-volume': {
    title: 'L’eau de la Californie en un an, en mètres cubes',
    boundary: 'Les totaux publiés de 1998 à 2010.',
    note: 'Face à {textile-water} milliards de mètres cubes pour la production textile.',
  },
  'six-fabrics-water': {
    title: `Eau de nos ${fabricCount} tissus en un an`,
    boundary: `Litres par kilogramme fois millions de tonnes, pour les ${fabricCount}.`,
    note: 'Cela correspond aux {textile-water} milliards de mètres cubes du récit : c’est donc sans doute de l’eau pour les champs. C’est bon signe, et ce n’est pas une preuve\u00a0: les deux peuvent venir des mêmes tableaux.',
  },
  'six-fabrics-cotton': {
    title: `Le coton dans l’eau de nos ${fabricCount} tissus`,
    boundary: 'Une part des {six-fabrics-water} milliards de mètres cubes.',
    note: 'Proche des {cotton-of-textile} % du récit.',
  },
  'cotton-irrigation-water': {
    title: 'L’irrigation du coton en un an',
    boundary: 'Litres par kilogramme fois millions de tonnes.',
    note: 'L’irrigation seule ; la pluie s’y ajoute. Une étude plus récente donne {newer-cotton-irrigation.low} à {newer-cotton-irrigation.high} milliards de mètres cubes.',
  },
  'cotton-check': {
    title: 'Le coton dans l’eau de la production textile, selon nos données',
    boundary: 'Notre irrigation du coton divisée par les {textile-water} milliards de mètres cubes du récit.',
    note: 'Proche des {cotton-of-textile} % du récit.',
  },
  'cotton-wide-water': {
    title: 'Toute l’empreinte eau du coton en un an',
    boundary: 'Irrigation, pluie, et eau pour diluer la pollution, pour tout le coton que le monde utilise.',
    note: 'Trois fois « toute l’industrie de la mode » et ses {fashion-water} milliards de mètres cubes : les réponses ne comptent pas la même chose.',
  },
  'shirt-fiber-grams': {
    title: 'Fibre qui donnerait {cotton-phase} grammes de CO2e',
    boundary: 'La phase du coton divisée par notre propre donnée pour le coton.',
    note: 'Un T-shirt léger : les grammes par T-shirt sont donc plausibles.',
  },
  'fiber-times-over': {
    title: 'L’erreur, si l’unité était le kilogramme par kilogramme',
    boundary: '{cotton-phase} kilogrammes de CO2e par kilogramme, face à notre propre donnée pour le coton.',
    note: 'La raison pour laquelle l’unité ne peut pas être la bonne.',
  },
  'shirt-fiber-co2': {
    title: 'CO2 du coton d’un T-shirt de {shirt-weight} grammes',
    boundary: 'La fibre seule.',
    note: 'Avant le filage, la teinture et la couture.',
  },
  'published-shirts-co2': {
    title: 'CO2 d’un T-shirt, valeurs publiées',
    boundary: 'T-shirts en coton et en polyester, plusieurs études, vies entières.',
    note: 'En kilogrammes de CO2e : un T-shirt en coton 2,1 et un en polyester 5,5 ; ailleurs 9,18, et 6,9 à 18,3.',
  },
  'published-use-share': {
    title: 'L’utilisation dans le CO2 d’un T-shirt, ailleurs',
    boundary: 'Lavage et séchage, selon une étude.',
    note: 'Bien plus que les {use-phase-share} % de l’étude suédoise.',
  },
  'published-cotton-energy': {
    title: 'Énergie du coton, valeur publiée',
    boundary: FIBER_ENERGY,
    note: 'Notre graphique donne {cotton-energy}, une valeur qu’on nous a donnée en kWh.',
  },
  'published-polyester-energy': {
    title: 'Énergie du polyester, valeur publiée',
    boundary: FIBER_ENERGY,
    note: 'Notre graphique donne {polyester-energy}, une valeur qu’on nous a donnée en kWh.',
  },
  'published-viscose-energy': {
    title: 'Énergie de la viscose, valeur publiée',
    boundary: FIBER_ENERGY,
    note: 'Notre graphique donne {cellulosics-energy} pour les cellulosiques, une valeur qu’on nous a donnée en kWh.',
  },
  'icac-irrigation': {
    title: 'L’irrigation du coton, selon le comité du coton',
    boundary: 'Irrigation pour un kilogramme de fibre.',
    note: 'Notre graphique donne {cotton-water} litres.',
  },
  'icac-rain': {
    title: 'La pluie du coton, selon le comité du coton',
    boundary: 'Pluie pour un kilogramme de fibre.',
    note: 'Notre chiffre semble la laisser de côté.',
  },
  'icac-shirt-liters': {
    title: 'L’irrigation et la pluie d’un T-shirt',
    boundary: 'Les chiffres du comité du coton, pour {shirt-weight} grammes.',
    note: 'Entre les {irrigation-liters} et les {cotton-liters} litres : une troisième question.',
  },
  'icac-newer-total': {
    title: 'L’irrigation et la pluie du coton, selon l’étude plus récente du comité',
    boundary: 'Irrigation et pluie pour un kilogramme de fibre.',
    note: 'Deux comptes rendus d’une même étude diffèrent\u00a0: nous montrons les deux. Seuls {icac-newer-total.low} litres correspondent au total annuel que donne l’un d’eux, 226,4 milliards de mètres cubes\u00a0: multipliés par {icac-newer-lint} millions de tonnes, ils font 226,6, et {icac-newer-total.high} font 231,5. La moyenne plus ancienne était de {icac-irrigation} litres d’irrigation et {icac-rain} litres de pluie.',
  },
  'icac-newer-irrigation': {
    title: 'L’irrigation du coton, selon l’étude plus récente du comité',
    boundary: 'Irrigation pour un kilogramme de fibre.',
    note: 'Deux comptes rendus d’une même étude diffèrent un peu. Notre graphique des tissus donne {cotton-water} litres.',
  },
  'icac-newer-rain': {
    title: 'La pluie du coton, selon l’étude plus récente du comité',
    boundary: 'Pluie pour un kilogramme de fibre.',
    note: 'Notre graphique des tissus semble laisser la pluie de côté.',
  },
  'icac-newer-lint': {
    title: 'Fibre de coton produite en un an, selon l’étude plus récente du comité',
    boundary: 'La moyenne de cinq saisons.',
    note: 'Notre graphique des tissus donne {cotton-production} millions de tonnes.',
  },
  'icac-newer-shirt-irrigation': {
    title: 'L’irrigation d’un T-shirt, selon l’étude plus récente',
    boundary: 'Pour {shirt-weight} grammes.',
    note: 'Plus que les {irrigation-liters} litres que donne notre graphique des tissus.',
  },
  'icac-newer-shirt-liters': {
    title: 'L’irrigation et la pluie d’un T-shirt, selon l’étude plus récente',
    boundary: 'Pour {shirt-weight} grammes.',
    note: 'Proche de l’irrigation et de la pluie comprises dans les {cotton-liters} litres.',
  },
  'us-cotton-irrigation': {
    title: 'L’irrigation du coton aux États-Unis',
    boundary: 'Irrigation pour un kilogramme de fibre : basse dans le Sud-Est, haute dans l’Ouest.',
    note: 'La soif du coton dépend de l’endroit où il pousse ; sans irrigation, il boit la pluie.',
  },
  'eu-water-2017': {
    title: 'Eau des textiles d’une personne dans l’UE, 2017',
    boundary:
      'Production et manutention de vêtements, de chaussures et de linge de maison, presque entièrement hors de l’UE.',
    note: 'Trois ans plus tard, la même agence a écrit {eu-water-2020} mètres cubes : un autre calcul, pas une économie.',
  },
  'eu-water-2020': {
    title: 'Eau des textiles d’une personne dans l’UE, 2020',
    boundary: 'Le compte rendu que nous avons lu ne dit pas ce qui est compté.',
    note: 'Trois ans plus tôt, c’étaient {eu-water-2017} mètres cubes : un autre calcul, pas une économie.',
  },
  'global-cotton-water': {
    title: 'Eau pour un kilogramme de coton, moyenne mondiale',
    boundary: 'Irrigation, pluie, et eau pour diluer la pollution.',
    note: 'Une moyenne de champs très différents.',
  },
  'global-shirt-liters': {
    title: 'L’eau d’un T-shirt selon la moyenne mondiale',
    boundary: '{shirt-weight} grammes.',
    note: 'Proche des {cotton-liters} litres du récit.',
  },
  'hemp-water-elsewhere': {
    title: 'L’eau du chanvre dans une autre étude',
    boundary: 'La pluie semble comptée.',
    note: 'Notre graphique donne {hemp-water} litres : avec la pluie, le chanvre aussi est plusieurs fois plus haut.',
  },
  'hemp-with-rain': {
    title: 'L’eau du chanvre, pluie comprise',
    boundary: 'Irrigation, pluie, et eau pour diluer la pollution, pour un kilogramme de fibre.',
    note: 'La barre de {hemp-water} litres de notre graphique laisse la pluie de côté.',
  },
  'flax-with-rain': {
    title: 'L’eau du lin, pluie comprise',
    boundary: 'Irrigation, pluie, et eau pour diluer la pollution, pour un kilogramme de fibre.',
    note: 'On en fait la toile de lin. À côté des {hemp-with-rain} litres du chanvre.',
  },
  'irrigation-range': {
    title: 'Le coton d’un T-shirt : l’irrigation seule',
    boundary:
      'De notre donnée des tissus, fois {shirt-weight} grammes, à l’irrigation comprise dans les {cotton-liters} litres.',
    note: 'Les champs diffèrent : ici le coton vit de la pluie, là des rivières.',
  },
  'rain-range': {
    title: 'Le coton d’un T-shirt : irrigation et pluie',
    boundary: 'De la moyenne du comité du coton aux deux mêmes parts des {cotton-liters} litres.',
    note: 'La pluie serait tombée de toute façon ; on la compte parce que les plantes l’ont utilisée.',
  },
  'dilution-range': {
    title: 'Le coton d’un T-shirt : irrigation, pluie et dilution de la pollution',
    boundary: 'D’une moyenne mondiale au chiffre du récit.',
    note: 'Les trois parts d’une empreinte eau.',
  },
  'wwf-shirt-liters': {
    title: 'Un T-shirt, tel que l’a écrit le WWF',
    boundary: '« Plus de » ce volume pour un T-shirt.',
    note: 'Un chiffre que l’on donne d’habitude pour un kilogramme de coton, pas pour un T-shirt.',
  },
  'fiber-sum': {
    title: `Nos ${fabricCount} fibres en un an`,
    boundary: `${capitalize(fabricCount)} colonnes additionnées, vers 2018.`,
    note: 'Le monde en a produit 107 millions de tonnes en 2018, autres fibres comprises.',
  },
  'polyester-fiber-share': {
    title: `Le polyester dans nos ${fabricCount} fibres`,
    boundary: 'En poids, vers 2018.',
    note: 'En 2024, c’étaient {polyester-2024} % de toutes les fibres.',
  },
  'fiber-2024': {
    title: 'Toutes les fibres produites en 2024',
    boundary: 'Toutes les fibres du monde.',
    note: 'Un quart de plus qu’en 2018.',
  },
  'polyester-2024': {
    title: 'Le polyester dans toutes les fibres de 2024',
    boundary: 'En poids.',
    note: '78 millions de tonnes sur {fiber-2024} millions de tonnes.',
  },
  'cotton-2024': {
    title: 'Le coton dans toutes les fibres de 2024',
    boundary: 'En poids.',
    note: '24,5 millions de tonnes sur {fiber-2024} millions de tonnes.',
  },
  'wool-from-sheep': {
    title: 'Laine qui vient de moutons',
    boundary: '1,1 million de tonnes de laine de mouton, 0,05 million de tonnes d’autres animaux.',
    note: 'L’alpaga, le mohair et le cachemire sont dans le reste.',
  },
  'nine-months-longer': {
    title: 'Carbone, eau et déchets évités en portant ses vêtements neuf mois de plus',
    boundary: 'Empreintes carbone et eau, et déchets des vêtements au Royaume-Uni.',
    note: 'Un chiffre plus ancien pour le premier conseil.',
  },
  'months-longer': {
    title: 'De combien les vêtements ont été portés plus longtemps dans une étude britannique',
    boundary: 'Au-delà de la vie habituelle des vêtements au Royaume-Uni.',
    note: 'Un chiffre plus ancien pour le premier conseil.',
  },
  'secondhand-older': {
    title: 'Achats de seconde main qui en ont remplacé un neuf, chiffre plus ancien',
    boundary: 'Une estimation britannique.',
    note: 'Moins de la moitié des {secondhand-replaces} % plus récents.',
  },
  'microplastics-to-sea': {
    title: 'Microplastiques textiles qui finissent en mer',
    boundary: 'Chaque année, de tous les textiles.',
    note: 'La plupart se détachent aux premiers lavages.',
  },
  'hot-tub': {
    title: 'L’eau d’un spa pour quatre',
    boundary: '250 à 400 gallons américains, selon une page du secteur.',
    note: 'Une source faible : les spas diffèrent.',
  },
  'shirt-in-tubs': {
    title: 'Le coton d’un T-shirt en spas',
    boundary: '{cotton-liters} litres.',
    note: 'Les spas diffèrent.',
  },
  bath: {
    title: 'L’eau d’un bain plein',
    boundary: '40 gallons américains.',
    note: 'Une baignoire américaine pleine.',
  },
  'shirt-in-baths': {
    title: 'Le coton d’un T-shirt en bains',
    boundary: '{cotton-liters} litres.',
    note: 'Des bains pleins.',
  },
  'family-day': {
    title: 'L’eau d’une famille moyenne aux États-Unis en un jour',
    boundary: 'Plus de 300 gallons américains, à la maison.',
    note: 'La source dit « plus de ».',
  },
  'shirt-in-family-days': {
    title: 'Le coton d’un T-shirt en journées de famille',
    boundary: '{cotton-liters} litres, à la demi-journée près.',
    note: 'Une famille américaine moyenne, à la maison.',
  },
  'laundry-load': {
    title: 'L’eau d’une lessive',
    boundary: 'Une machine économe : moins de 27 gallons américains.',
    note: 'Les vieilles machines en utilisent jusqu’à deux fois plus.',
  },
  'olympic-pool': {
    title: 'Un bassin olympique',
    boundary: '50 mètres sur 25 mètres, 2 mètres de profondeur.',
    note: 'La plus petite profondeur que les règles permettent.',
  },
  'fashion-in-pools': {
    title: 'L’eau de la mode en un an, en bassins olympiques',
    boundary: '{fashion-water} milliards de mètres cubes.',
    note: 'Difficile à imaginer : c’est pourquoi le récit prend un lac.',
  },
};
