import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../motion/useHydrated';
import { goToMoment } from '../MomentAnchor';

/**
 * Whether the answer to a guess has been shown: by the picture, which tells when it has come to its rest `rest`. Where no
 * picture stands, as in the plain reading, "Show me" itself shows it, or a link that leads to it.
 */
export function useAnswer(rest: string) {
  const [isShown, setIsShown] = useState(false);
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const isAnswered = isShown || (isHydrated && hash === `#${rest}`);
  const [hasPicture, setHasPicture] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  return {
    isAnswered,
    /** Whether the reader has pressed for it. */
    isAsked,
    hasPicture,
    /** For the words that wait. */
    waits: isAnswered ? '' : 'unanswered',
    onLayout: (layout: unknown) => setHasPicture(layout !== undefined),
    onRest: (name: string) => {
      if (name === rest) setIsShown(true);
    },
    /** Scrolling on is all that it does. */
    onShow: () => {
      setIsAsked(true);
      if (!hasPicture) setIsShown(true);
      else goToMoment(rest);
    },
  };
}
