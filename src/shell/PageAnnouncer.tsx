import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { holdsState } from '../model/stateHash';
import { frames } from '../scene/frames';
import { Announcement } from '../ui/Announcement';

/** After a navigation the focus moves to the new page's heading, and its title is said aloud, once. */
export function PageAnnouncer() {
  const { pathname, hash } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    // A place has the focus; what a page is to show is none.
    if (hash !== '' && !holdsState(hash)) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // In a frame: at once, the new page would be laid out for it alone.
    frames.ask({ draw: () => heading?.focus({ preventScroll: true }) });
  }, [pathname, hash]);

  return <Announcement>{title}</Announcement>;
}
