/** A place on a page where the story rests: its fragment, its name, and what a teacher may say there. */
export interface Moment {
  id: string;
  name: string;
  note: string;
}

/** The pages of the story in its order, each with its named moments from top to bottom. */
export const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  '/thirsty_fashion': [],
  '/thirsty_fashion/info1': [
    {
      id: 'one-day',
      name: 'One day',
      note: 'Ask for a guess first: how many cups for the cotton of one T-shirt?',
    },
    { id: 'step-back', name: 'Step back', note: 'Let them watch. Ask: what do you notice?' },
    { id: 'shirt', name: 'The T-shirt', note: 'Find the yellow cups. Who guessed closest?' },
    { id: 'all', name: 'Three waters', note: 'Ask: where did all this water come from?' },
    { id: 'irrigation', name: 'Pumped', note: 'Who could have used this water? Who can use it now?' },
    { id: 'rain', name: 'Rain', note: 'Would this rain have fallen without the cotton?' },
    { id: 'dilution', name: 'Never poured', note: 'Nobody poured it. Should it count?' },
    { id: 'liters', name: 'Two numbers', note: 'Both are right. What does each of them count?' },
    {
      id: 'count',
      name: 'On to the factory',
      note: 'Guess: will the factory need more than the field, or less?',
    },
    {
      id: 'bleaching',
      name: 'Bleaching',
      note: 'The factory begins. Pale cups are sure, the others may be needed.',
    },
    {
      id: 'dyeing',
      name: 'Dyeing',
      note: 'Why is the range so wide? Dark colors need more baths than light ones.',
    },
    { id: 'printing', name: 'Printing', note: 'Ask: is anyone wearing a print today?' },
    { id: 'finishing', name: 'Finishing', note: 'Add up. Is the factory more or less than the field?' },
    { id: 'closing', name: 'All of it', note: 'Pull the red thread. What was left out of the claim?' },
    { id: 'bigger', name: 'Bigger', note: 'One shirt was a lot. Now think of all of them.' },
  ],
  '/thirsty_fashion/info2': [
    { id: 'claim', name: 'The claim', note: 'Stop here. Ask: how could we test this?' },
    { id: 'check', name: 'The check', note: 'One division was enough. How big was the slip?' },
    { id: 'yarns', name: 'A hundred yarns', note: 'Each yarn is one percent. Why is that useful?' },
    { id: 'textile', name: 'Making cloth', note: 'Count the yarns that turn blue.' },
    { id: 'cotton', name: 'Cotton', note: 'A percent of a percent: what is it a part of?' },
  ],
  '/thirsty_fashion/info3': [
    {
      id: 'process',
      name: 'From field to wash',
      note: 'Guess first: which part gives off the most? Then let it play again.',
    },
    {
      id: 'energy',
      name: 'Water and energy',
      note: 'Look for a fiber that is low on both sides. Is there one?',
    },
    { id: 'co2', name: 'Water and CO2', note: 'Does the best one stay the best?' },
    { id: 'cards', name: 'Four fibers', note: 'Let pupils choose one, and give a reason.' },
    { id: 'tips', name: 'What to do', note: 'Which of these could our class do? Nobody has to.' },
    { id: 'end', name: 'The end', note: 'Look at the cloth: which slips have we found?' },
  ],
  '/charts/production': [],
  '/charts/fabrics': [
    { id: 'water', name: 'Water', note: 'What do you notice? What do you wonder?' },
    { id: 'energy', name: 'Energy', note: 'The order has changed. Who can say why?' },
    { id: 'co2', name: 'CO2', note: 'No fiber wins each chart. So which one is best?' },
  ],
};

/** A fragment's place may be off by so much: the bar above it grows with the type of the big screen. */
const TOLERANCE_PX = 24;

/** The moment that is being shown: the last one whose top has come to the window's top; -1 above the first. */
export function findCurrent(topsPx: readonly number[], scrollPx: number): number {
  return topsPx.findLastIndex((topPx) => topPx <= scrollPx + TOLERANCE_PX);
}
