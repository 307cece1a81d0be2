import { useEffect } from 'react';
// The styles belong to the page's first paint, though the script does not.
import './Darn.module.css';
import { createLaterPart } from '../laterPart';
import { whenRead } from '../whenNear';
import type { DarnProps } from './Darn';
import { watchEarlyPulls } from './earlyPull';

const { Part, load } = createLaterPart<DarnProps>(
  () => whenRead('[data-darn]'),
  async () => (await import('./Darn')).Darn,
);

export const loadDarn = load;

/** A darn in a first screen: its script comes when the reader moves, and makes good for a press until then. */
export function LaterDarn(props: DarnProps) {
  useEffect(watchEarlyPulls, []);
  return <Part {...props} />;
}
