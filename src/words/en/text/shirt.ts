// What model/shirt.ts says about one T-shirt.

const HEDGES = { nearly: 'nearly', justOver: 'just over', over: 'over' };
/** "nearly five and a half years": whole years as a number and in words. */
export const aboutYears = (hedge: keyof typeof HEDGES, whole: number, text: string, isHalf: boolean) =>
  `${HEDGES[hedge]} ${text}${isHalf ? ' and a half' : ''} ${whole === 1 && !isHalf ? 'year' : 'years'}`;
export const overThousandPeople = (most: string) => `over a thousand people, up to ${most}`;
