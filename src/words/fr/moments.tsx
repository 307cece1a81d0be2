// The names of the story's moments, and what a teacher may say at each, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/moments';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./moments')>;

export const shirt = {
  'how-many': {
    name: 'Combien\u202f?',
    note: 'Que chacun dise un nombre à voix haute\u202f; tapez-en un, ou continuez.',
  },
  shirt: { name: 'Le T-shirt', note: 'Où sont les tasses jaunes\u202f? Qui était le plus près\u202f?' },
  all: { name: 'Trois eaux', note: 'Demandez\u00a0: d’où est venue toute cette eau\u202f?' },
  bleaching: {
    name: 'Blanchiment',
    note: 'L’usine commence. Les tasses pâles sont sûres, les autres peut-être nécessaires.',
  },
  dyeing: {
    name: 'Teinture',
    note: 'Pourquoi un écart si grand\u202f? Les couleurs foncées demandent plus de bains que les claires.',
  },
  printing: { name: 'Impression', note: 'Demandez\u00a0: qui porte un imprimé aujourd’hui\u202f?' },
  finishing: { name: 'Apprêt', note: 'Faites le total. L’usine, est-ce plus ou moins que le champ\u202f?' },
  closing: {
    name: 'Le tout',
    note: 'Qu’avait-on laissé de côté dans l’affirmation\u202f?',
  },
};

export const where = {
  places: {
    name: 'Où pousse le coton',
    note: 'Que toute la classe devine avant que vous appuyiez. Puis inversez l’ordre.',
  },
  stress: { name: 'La soif du pays', note: 'À qui est cette eau, et qui d’autre en a besoin\u202f?' },
  'old-map': {
    name: 'Cette carte est vieille',
    note: 'Demandez\u00a0: quel âge peut avoir un nombre\u202f?',
  },
};

export const lake = {
  claim: {
    name: 'L’affirmation',
    note: 'Faites deviner quelle part du lac c’est. Demandez\u00a0: comment vérifier cela\u202f?',
  },
  check: { name: 'La vérification', note: 'Une division a suffi. De quelle taille était l’erreur\u202f?' },
  textile: {
    name: 'Faire du tissu',
    note: 'Notre propre tableau concorde avec cette part. Est-ce une preuve, ou tout vient-il peut-être du même endroit\u202f?',
  },
  cotton: { name: 'Le coton', note: 'Un pourcentage d’un pourcentage\u00a0: c’est une part de quoi\u202f?' },
};

export const costs = {
  process: {
    name: 'Du champ au lavage',
    note: 'Faites d’abord deviner\u00a0: quelle étape émet le plus\u202f? Puis montrez la réponse.',
  },
  energy: {
    name: 'Eau et énergie',
    note: 'Cherchez une fibre qui reste basse des deux côtés. Y en a-t-il une\u202f?',
  },
  co2: { name: 'Eau et CO2', note: 'La meilleure reste-t-elle la meilleure\u202f?' },
  cards: {
    name: 'Les fibres',
    note: 'Que chaque élève en choisisse une, et dise pourquoi.',
  },
  tips: { name: 'Que faire', note: 'Que pourrait faire notre classe\u202f? Personne n’est obligé.' },
  end: { name: 'La fin', note: 'Quelles erreurs avons-nous trouvées\u202f?' },
};

export const lives = {
  'two-lives': {
    name: 'Deux vies',
    note: 'Changez une chose et regardez le nombre de mondes. Devinez d’abord\u00a0: monte-t-il ou baisse-t-il\u202f?',
  },
  studies: {
    name: 'Deux études',
    note: 'Pourquoi deux études sérieuses peuvent-elles tant différer\u202f? Pressez les boutons un à un.',
  },
};
