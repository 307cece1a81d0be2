// The names of the story's moments, and what a teacher may say at each.

interface Said {
  name: string;
  note: string;
}

export const shirt = {
  'how-many': { name: 'How many?', note: 'Let all guess aloud, and type one number; or just go on.' },
  shirt: { name: 'The T-shirt', note: 'Find the yellow cups. Who guessed closest?' },
  all: { name: 'Three waters', note: 'Ask: where did all this water come from?' },
  bleaching: {
    name: 'Bleaching',
    note: 'The factory begins. The pale cups are sure; the others may be needed.',
  },
  dyeing: {
    name: 'Dyeing',
    note: 'Why is the range so wide? Dark colors need more baths than light ones.',
  },
  printing: { name: 'Printing', note: 'Ask: is anyone wearing a print today?' },
  finishing: { name: 'Finishing', note: 'Add up. Is the factory more or less than the field?' },
  closing: { name: 'All of it', note: 'What was left out of the claim?' },
} satisfies Record<string, Said>;

export const where = {
  places: { name: 'Where it grows', note: 'Let all guess before you press. Then turn the order over.' },
  stress: { name: 'Thirst of the land', note: 'Whose water is it, and who else needs it?' },
  'old-map': { name: 'This map is old', note: 'Ask: how old may a number be?' },
} satisfies Record<string, Said>;

export const lake = {
  claim: {
    name: 'The claim',
    note: 'Let all guess how much of the lake it is. Ask: how could we test this?',
  },
  check: { name: 'The check', note: 'One division was enough. How big was the slip?' },
  textile: {
    name: 'Making cloth',
    note: 'Our own table fits this share. Is that proof, or may both come from the same place?',
  },
  cotton: { name: 'Cotton', note: 'A percent of a percent: what is it a part of?' },
} satisfies Record<string, Said>;

export const costs = {
  process: {
    name: 'From field to wash',
    note: 'Guess first: which part gives off the most? Then press “Show me”.',
  },
  energy: {
    name: 'Water and energy',
    note: 'Look for a fiber that is low on both sides. Is there one?',
  },
  co2: { name: 'Water and CO2', note: 'Does the best one stay the best?' },
  cards: { name: 'The fibers', note: 'Let pupils choose one, and give a reason.' },
  tips: { name: 'What to do', note: 'Which of these could our class do? Nobody has to.' },
  end: { name: 'The end', note: 'Which slips have we found?' },
} satisfies Record<string, Said>;

export const lives = {
  'two-lives': {
    name: 'Two lives',
    note: 'Change one thing, and watch the number of worlds. Guess first: does it rise or fall?',
  },
  studies: {
    name: 'Two studies',
    note: 'Why can two careful studies differ so much? Press the buttons one by one.',
  },
} satisfies Record<string, Said>;
