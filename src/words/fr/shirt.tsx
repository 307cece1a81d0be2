// The words of the page about one T-shirt, in French. Translated by machine; no native speaker has read them yet.

import type { ReactNode } from 'react';
import { Claim } from '../../claim/Claim';
import type * as english from '../en/shirt';
import type { Translation } from '../translation';
import { processCount } from './text/processes';

export type Checked = Translation<typeof english, typeof import('./shirt')>;

export const pageTitle = 'Un T-shirt';
export const pageDescription =
  'L’eau que vous buvez en un jour, à côté de celle d’un T-shirt en coton\u00a0: combien de tasses\u202f? Devinez, puis voyez-les toutes dessinées.';

// Your cups, and the step back.
export const zoomName = 'Votre journée à côté d’un T-shirt';
export const zoomPictureOne = (all: string) => `Un T-shirt fait de ${all} ; une est entourée`;
export const zoomPictureYours = (all: string, yours: string) =>
  `Un T-shirt fait de ${all} ; ${yours} en jaune`;
/** After their number. */
export const inView = 'tasses visibles';
export const oneCup = 'une tasse';
export const ofDay = (cups: string, isOne: boolean) => `${isOne ? 'votre' : 'vos'} ${cups} par jour`;
export const howMany = 'Combien de tasses pour un T-shirt\u202f?';
export const allCups = 'tasses.';
export const yourPart = (count: number, cups: string, percent: ReactNode) => (
  <>
    <span>{`${count === 1 ? 'Votre' : 'Vos'} ${cups} en ${count === 1 ? 'fait' : 'font'} `}</span>
    {percent}
    <span>.</span>
  </>
);
export const oneCupsPart = (percent: ReactNode) => (
  <>
    <span>{'Une tasse en fait '}</span>
    {percent}
    <span>.</span>
  </>
);
/** On the callout of the enlarged cups; before `enlarged`. */
export const tagOne = 'une tasse';
export const enlarged = ', en grand';

// The three waters.
export const watersName = 'Un T-shirt, trois eaux';
export const watersAll = 'Un T-shirt, trois eaux.';
export const watersAllText = (
  <>
    <span>Revoici les </span>
    <Claim id="cotton-cups" />
    <span>, teintes selon l’origine de l’eau. </span>
    <b>Deux sortes d’eau sont allées dans le coton. La troisième est seulement comptée.</b>
  </>
);
export const irrigation = 'Eau pompée jusqu’au champ.';
export const irrigationText = (
  <>
    <b>
      L’agriculture a puisé ces <Claim id="irrigation-cups" /> dans des rivières et des puits,{' '}
      <Claim id="irrigation-part" /> {'de l’ensemble. '}
    </b>
    Le coton les a consommées : en aval, plus personne n’a pu s’en servir.
  </>
);
export const rain = 'Pluie sur le champ.';
export const rainText = (
  <>
    <b>
      Ces <Claim id="rain-cups" />, <Claim id="rain-part" />
      {', sont tombées en pluie, '}
    </b>
    et le coton les a bues dans le sol. Personne n’a eu à pomper. Des comptes plus récents inversent ces
    parts : <Claim id="newer-irrigation-part" /> des deux sont pompés, le reste est de la pluie. Cela dépend
    du lieu.
  </>
);
export const dilution = 'Eau jamais versée.';
export const dilutionText = (
  <>
    <b>
      Personne n’a versé ces <Claim id="dilution-cups" />, <Claim id="dilution-part" />
      {'. '}
    </b>
    C’est l’eau propre qu’il faudrait pour diluer ce que les engrais et les produits chimiques laissent dans
    l’eau.
  </>
);
export const liters = (
  <>
    {'Un T-shirt\u00a0: '}
    <Claim id="irrigation-liters" format="number" isPlain /> ou <Claim id="cotton-liters" isPlain />
    {' ?'}
  </>
);
export const litersText = 'Ils répondent à des questions différentes.';
export const litersChoose = 'Choisissez ce que vous comptez.';
export const COUNT_QUESTIONS = {
  fiber: 'Combien d’eau de rivière et de puits pour le coton brut ?',
  cloth: 'La même question, données anciennes, pour le tissu fini ?',
  usedUp: 'Combien d’eau le coton consomme-t-il ?',
  quoted: 'Et pour diluer ce qui s’écoule du champ ?',
  whole: 'Et avec l’usine ?',
  rain: 'Combien de pluie le coton reçoit-il ?',
  dilution: 'Combien d’eau propre diluerait ce qu’il laisse ?',
  factory: 'Que prend l’usine ?',
};
export const countSentences = (least: string) => ({
  fiber: (
    <>
      Données récentes, la fibre seule. Pour le tissu fini, selon des données plus anciennes, c’est{' '}
      <Claim id="irrigation-part-liters" />.
    </>
  ),
  cloth: (
    <>
      C’est l’irrigation comprise dans les fameux <Claim id="cotton-liters" />. Pour le coton brut, selon des
      données récentes, c’est <Claim id="irrigation-liters" />.
    </>
  ),
  usedUp: (
    <>
      Seule l’étude plus ancienne compte la pluie. C’est donc son irrigation qui compte ici :{' '}
      <Claim id="irrigation-part-liters" />, et non <Claim id="irrigation-liters" format="number" />.
    </>
  ),
  quoted: (
    <>
      <b>
        Voilà les <Claim id="cotton-liters" format="number" /> que l’on cite partout.
      </b>{' '}
      Personne ne verse les derniers <Claim id="dilution-part-liters" />
      {' : ils mesurent ce que laissent les engrais et les produits chimiques.'}
    </>
  ),
  whole: (
    <>
      Jusqu’à <Claim id="factory-liters" /> de plus pour blanchir, teindre, imprimer et apprêter. Tout notre
      récit : jusqu’à <Claim id="shirt-cups" />.
    </>
  ),
  rain: 'Personne ne la pompe. Là où il fait sec, une autre plante l’aurait peut-être bue.',
  dilution: 'Une pollution mesurée en litres. Personne ne verse cette eau.',
  factory: (
    <>
      Au plus, pour {processCount} traitements à l’eau. Le moins possible :{' '}
      <Claim id="after-finishing">{least}</Claim>.
    </>
  ),
});
export const count = (
  <>
    Coton : <Claim id="cotton-cups" wording="# tasses" />. Maintenant, l’usine verse.
  </>
);
export const countText = (cups: number) => (
  <>
    Jusqu’à <Claim id="after-finishing">{cups}</Claim> tasses de plus, en {processCount} bains.
  </>
);
/** Beside the parts of the picture. */
export const WATER_LABELS = { rain: 'pluie', irrigation: 'irrigation', dilution: 'jamais versée' };
export const countedLevel = 'comptées au champ';

// The four wet processes.
export const firstBath = 'Le premier bain : le blanchiment.';
export const firstBathText = 'Le coton brut est couleur paille. Le blanchiment rend le tissu blanc.';
export const place = (step: number, all: number) => `Traitement à l’eau ${step} sur ${all}`;
export const STEP_TEXTS = {
  bleaching:
    'Le coton arrive couleur de paille. Le blanchiment efface cette teinte pour qu’une autre puisse prendre. Puis il faut rincer le produit lui-même.',
  dyeing: `Le plus assoiffé des ${processCount}. On plonge, on ressort, et un bain suit l’autre jusqu’à ce que l’eau coule claire.`,
  printing:
    'Une rayure, un slogan, un petit point rouge. La pâte se pose presque à sec. L’eau, elle, sert à laver ce qui n’a pas tenu.',
  finishing:
    'Plus doux, plus lisse, moins sujet à rétrécir. Les derniers bains donnent au tissu le toucher que vous sentez en magasin.',
};
export const soFar = (cups: ReactNode) => <>Jusqu’ici {cups}</>;
/** Around the counter's number. */
export const upTo = 'Jusqu’à';
export const cupsSoFar = 'tasses déjà';
export const atLeast = 'Au moins';

// All cups, and the visitor's years.
export const closingTitle = (
  <>
    <small>Jusqu’à</small>
    <Claim id="shirt-cups" /> d’eau
  </>
);
export const closingLiters = (
  <>
    Soit <Claim id="shirt-liters" />.
  </>
);
export const closingLow = (
  <>
    Si l’usine en prend le moins possible&nbsp;: <Claim id="shirt-cups-low" />.
  </>
);
export const closingText = (
  people: string,
  fewest: number,
  most: number,
  factory: string,
  correction: ReactNode,
) => (
  <>
    C’est de quoi boire pour{' '}
    <b>
      <Claim id="people-for-a-day">{people}</Claim>,
    </b>{' '}
    pendant un jour, avec <Claim id="drinking-cups">{`${fewest} à ${most} tasses par jour`}</Claim> chacune.
    L’eau des champs n’est pas de l’eau potable ; nous comparons des quantités. Les{' '}
    <Claim id="after-finishing">{factory}</Claim> de l’usine sont peut-être comptées deux fois. {correction}.
  </>
);
export const peopleSaid = 'Notre premier jet disait ';
/** What a slip is, told once in the story. */
export const slipKey = 'Nous appelons erreur chaque affirmation fausse de notre premier jet.';
export const fieldPicture = (all: string) =>
  `${all}, selon une estimation : un champ pâle pour le coton, et ${processCount} petits blocs pour le blanchiment, la teinture, l’impression et l’apprêt`;
export const yourTag = (yours: string) => `${yours},\nun jour`;
export const fieldCotton = (
  <>
    <Claim id="cotton-cups" />
    {' pour\ncultiver le coton'}
  </>
);
/** After their cups. */
export const BLOCK_NAMES = {
  bleaching: 'blanchiment',
  dyeing: 'teinture',
  printing: 'impression',
  finishing: 'apprêt',
};
export const fieldKey = 'pleines : au moins,\nvides : jusqu’à';
export const yearsTitle = (value: number, years: string) => (
  <>
    Ou pour vous, pendant{' '}
    <Claim id="your-years" value={value}>
      {years}
    </Claim>
    .
  </>
);
export const days = (count: number, text: string) => `${text} ${count < 2 ? 'jour' : 'jours'}`;
/** Before the days. */
export const daysDivision = (all: string, cups: number) => `${all} ÷ ${cups} = `;
export const oneStitch = 'Un point pour chaque jour.';
export const yearsPicture = (stitches: string) =>
  `${stitches} points le long d’un fil, un pour chaque jour, selon une estimation`;
export const year = (number: number) => `année ${number}`;

// The way on.
export const bigger = 'C’était un seul T-shirt. Voyez';
export const biggerWord = 'PLUS GRAND';
/** The other way on: to the page about places. */
export const whereLink = 'Ou d’abord\u00a0: où son coton a-t-il poussé\u202f?';
export const idea = (report: ReactNode) => <>Source de l’idée : {report}.</>;
export const sources = (names: string) => `Sources des chiffres : ${names}.`;
