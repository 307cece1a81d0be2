import { useEffect, useState } from 'react';
import { useWasSent } from '../../motion/useWasSent';
import { waitForFrame } from '../turns';

/** Whether the page's first frame is laid out, where the page is opened from another; always, where it was sent as HTML. */
export function useFirstFrame(): boolean {
  const [isOver, setOver] = useState(useWasSent());
  useEffect(() => {
    if (!isOver) waitForFrame().then(() => setOver(true));
  }, [isOver]);
  return isOver;
}
