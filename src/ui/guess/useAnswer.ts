import { useState } from 'react';

/**
 * Whether the answer to a guess has been shown: by the picture, which tells when it has come to its rest `rest`. Where no
 * picture stands, as in the plain reading, "Show me" itself shows it. `answer` is for the scene's options and the guess.
 */
export function useAnswer(rest: string) {
  const [isAnswered, setIsAnswered] = useState(false);
  const [hasPicture, setHasPicture] = useState(false);
  return {
    isAnswered,
    hasPicture,
    /** For the words that wait. */
    waits: isAnswered ? '' : 'unanswered',
    onLayout: (layout: unknown) => setHasPicture(layout !== undefined),
    onRest: (name: string) => {
      if (name === rest) setIsAnswered(true);
    },
    /** Scrolling on is all that it does. */
    onShow: () => {
      if (!hasPicture) setIsAnswered(true);
      const behavior = document.documentElement.hasAttribute('data-still') ? 'instant' : 'smooth';
      if (hasPicture) document.getElementById(rest)?.scrollIntoView({ behavior });
    },
  };
}
