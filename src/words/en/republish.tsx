// The list of what others may show of a chart or a scene.

export const picture = 'Picture';
export const data = 'Figures';
export const embed = 'Embed';
export const text = 'Text';
/** What is saved, after "Save as PNG: ", where it has no name. */
export const thisPicture = 'this picture';
export const saveNamed = (format: string, name: string) => `Save as ${format}: ${name}`;
export const notSaved = (format: string) => `The ${format} was not saved.`;
export const copyEmbed = 'Copy embed code';
export const embedCopied = 'Embed code copied';
export const embedCode = 'Embed code';
export const copyText = 'Copy text and sources';
export const textCopied = 'Text copied';
/** Names the field that a text stands in where the browser does not copy. */
export const textToCopy = 'Text and sources';
export const notCopied = 'Nothing was copied.';
