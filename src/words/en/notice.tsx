// The words of a picture that is shown without its words.

export const notice = 'What do you notice?';
export const wonder = 'What do you wonder?';
export const showNames = 'Show the names';
export const showValues = 'Show the numbers';
export const showStory = 'Show the story';
export const leave = 'Leave';
