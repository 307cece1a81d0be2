/** Ten minutes have room for a few moments: the shirt, its waters, the claim about the lake and its check. */
export const SHORT_ROUTE: Readonly<Record<string, readonly string[]>> = {
  '/thirsty_fashion/info1': ['how-many', 'shirt', 'all', 'closing'],
  '/thirsty_fashion/info2': ['claim', 'check', 'cotton'],
};
export const SHORT_STOPS = Object.values(SHORT_ROUTE).flat().length;
