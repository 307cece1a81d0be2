// The four wet processes.

/** As headings. */
export const PROCESS_NAMES = {
  bleaching: 'Bleaching',
  dyeing: 'Dyeing',
  printing: 'Printing',
  finishing: 'Finishing',
};
