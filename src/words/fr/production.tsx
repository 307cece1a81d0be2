// The words of the page about the phases of production, in French. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/production';
import type { Translation } from '../translation';
import { phaseCount } from './text/phases';

export type Checked = Translation<typeof english, typeof import('./production')>;

export const title = 'Le CO2 par phase de production';
export const pageDescription = `D’où vient le carbone d’un vêtement, du coton au dernier lavage\u00a0: ${phaseCount} bobines de fil, chacune aussi haute que ses émissions.`;
export const press = 'Jetez un œil';
export const sources = (chart: string, page: string) =>
  `Source\u00a0: ${chart}. Pour tous les chiffres de cette page\u00a0: ${page}.`;
