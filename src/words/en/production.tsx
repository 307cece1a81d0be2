// The words of the page about the phases of production.

import { phaseCount } from './text/phases';

export const title = 'CO2 by phase of production';
export const pageDescription = `Where a garment’s carbon comes from, from the cotton to the last wash: ${phaseCount} bobbins of thread, each as tall as its emissions.`;
export const press = 'Take a look';
export const sources = (chart: string, page: string) =>
  `Source: ${chart}. For all numbers of this page: ${page}.`;
