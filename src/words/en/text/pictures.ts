// What the pictures show, for those who do not see them.

/** By the picture's id. */
export const ALTS = {
  cotton: 'An open cotton boll: white fluff bursting from a brown, dried husk on a stem.',
  wool: 'A fuzzy ball of cream wool yarn with two knitting needles in it, on a thick brown knitted cloth.',
  hemp: 'A coil of straw-colored hemp rope with a frayed end, on coarse burlap.',
  polyester: 'A spool of glossy red polyester, its filaments fanning out beside white plastic chips.',
};
