// The reader's cups as a share of a T-shirt's.

export const division = (cups: string, all: string, quotient: string) => `${cups} ÷ ${all} = ${quotient}`;
/** "your 6 cups" */
export const tag = (cups: number, text: string) => (cups === 1 ? `your ${text} cup` : `your ${text} cups`);
