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

// The three waters.
export const watersName = 'Un T-shirt, trois eaux';
export const watersAll = 'Un T-shirt, trois eaux.';
/** Beside the parts of the picture. */
export const WATER_LABELS = {
  rain: 'est tombé en pluie',
  irrigation: 'des rivières et des puits',
  dilution: 'jamais versé\u00a0: il rincerait le reste',
};

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
/** To the page about places. */
export const whereLink = 'Cela dépend d’où le coton a poussé';
export const idea = (report: ReactNode) => <>Source de l’idée : {report}.</>;
export const sources = (names: string) => `Sources des chiffres : ${names}.`;
