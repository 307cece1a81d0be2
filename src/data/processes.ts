import * as words from '#words/text/processes';
import { checkRecords } from './check';

export type ProcessId = 'bleaching' | 'dyeing' | 'printing' | 'finishing';
export type Process = { id: ProcessId; name: string; lowCups: number; highCups: number };

/** The four wet processes in their order, cups of water for one T-shirt, as specified. */
export const processes = checkRecords<Process>('processes', [
  { id: 'bleaching', name: words.PROCESS_NAMES.bleaching, lowCups: 11, highCups: 32 },
  { id: 'dyeing', name: words.PROCESS_NAMES.dyeing, lowCups: 53, highCups: 212 },
  { id: 'printing', name: words.PROCESS_NAMES.printing, lowCups: 11, highCups: 53 },
  { id: 'finishing', name: words.PROCESS_NAMES.finishing, lowCups: 11, highCups: 106 },
]);
