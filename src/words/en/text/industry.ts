// The sentences that model/industry.ts computes.

/** Of California’s water. */
export const nineTenths = 'nine tenths';
