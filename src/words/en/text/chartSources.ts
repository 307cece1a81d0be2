// What a caption adds to the work that a chart's records come from.

export const productionCaution = 'as an unsigned web page quotes it';
export const fabricsCaution = 'records of about 2018, most unconfirmed; fiber, rain left out';
export const withCaution = (source: string, caution: string) => `${source}; ${caution}`;
