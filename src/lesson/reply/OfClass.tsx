import { useLocation } from 'react-router';
import { parseReplies } from '../../model/reply/classReplies';
import { useHydrated } from '../../motion/useHydrated';
import { useLoadedPart } from '../../ui/useLoadedPart';

/** The numbers of the class that the address holds: only a class fetches them. */
export function OfClass() {
  const { hash } = useLocation();
  const answers = (useHydrated() && parseReplies(hash)) || [];
  const isWanted = answers.length > 0;
  const part = useLoadedPart(isWanted, () => import('./ReplyBoard'));
  return part && isWanted && <part.ClassLine answers={answers} />;
}
