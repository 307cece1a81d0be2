// The names of the pages whose pictures can be shown without their words.

export const shirt = 'The T-shirt';
export const phases = 'Five phases';
export const fabrics = 'Six fabrics';
