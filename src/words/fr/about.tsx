// The words of the about page, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'À propos';
export const pageDescription =
  'À propos de Threadprint\u00a0: qui l’a fait, et comment ses chiffres sont vérifiés.';
export const heading = 'à propos de ce site';
export const made = 'Écrit et dessiné par une IA. Des personnes ont dit quoi faire.';
export const who =
  'Threadprint montre ce que boit un T-shirt et ce que coûtent les vêtements. Il ne rapporte rien, ne garde rien sur vous et ne demande rien à d’autres sites.';
export const checkTitle = 'Comment un chiffre est vérifié';
export const check =
  'L’un de nous cherche la publication d’où vient un chiffre, et note ce qu’il a lu, où et quand. Ce dont la source reste introuvable n’est pas confirmé\u00a0: des tirets le signalent.';
export const allNumbers = 'Chaque chiffre, et s’il est sûr';
export const languagesTitle = 'Les langues';
export const languages =
  'Le récit a été écrit en anglais. Une machine a fait les autres versions, et personne dont c’est la langue maternelle ne les a encore relues. En cas de doute, le texte anglais fait foi.';
export const licenseTitle = 'La licence';
export const license = 'Textes, graphiques et images\u00a0: CC BY 4.0. Code\u00a0: MIT.';
export const licenses = 'Licences des logiciels et des polices utilisés';
export const writeTitle = 'Où écrire';
export const write =
  'Avez-vous trouvé une erreur, dans un chiffre ou dans un mot\u202f? Dites-le-nous, avec l’adresse de la page.';
export const writeLink = 'Écrivez-nous';
