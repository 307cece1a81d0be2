// The words of home's error page, a type specimen.

export const heading =
  'This page came unstitched. While we mend it, meet the type that holds the story together.';
export const faces =
  'One serif that swells from sewing thread to soaked wool, and one quiet grotesk for everything you need to read. ';
export const back = 'Back to the pour';
/** Below a letter of the status: "width 50, weight 900". */
export const axes = (widthPercent: number, weight: number) => `width ${widthPercent}, weight ${weight}`;

export const sizeFitted = 'fitted';
export const sizePoster = 'poster';
export const sizeNumber = 'number';
export const sizeTitle = 'title';
export const sizeLead = 'lead';
export const sizeBody = 'body';
export const sizeLabel = 'label';
export const textFitted = 'Thirsty';
export const textNumber = 'Breaking down top materials';
export const textTitle = 'Into the vat, out of the vat, and through bath after bath';
export const textLead = (division: string) => `${division}, a very small share of a very large drink`;
export const textBody =
  'Body copy is Thread Sans, set with half a line of air and never wider than thirty ems.';
export const textLabel = 'Labels and notes are half bold, and never too small.';

export const weightThin = 'sewing thread';
export const weightLight = 'single-ply cotton';
export const weightMiddle = 'two-ply, twisted';
export const weightBold = 'worsted wool';
export const weightHeavy = 'rope, soaked through';

export const sample =
  'A thread of water becomes a thread of cotton. It is bleached, dyed, printed and finished, and in the end it is wound into the bars of a chart.';
