import { useEffect, useRef } from 'react';
import { browser } from '../scene/platform';
import { usePagePrefetch } from './pagePrefetch';
import { StoryLink, type StoryLinkProps } from './StoryLink';

/** The way on counts as near from one window's height below the window. */
const NEAR = '0px 0px 100%';
/** A page that comes brings its styles, and the browser looks at every element anew: not while the reader scrolls. */
const REST_MS = 150;

/** The way on to the story's next page, which is fetched once this link has come near. */
export function NextLink(props: StoryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const prefetch = usePagePrefetch();
  const { to } = props;
  useEffect(() => {
    if (!link.current) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const waitForRest = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        leaving.abort();
        prefetch(to);
      }, REST_MS);
    };
    let isNear = false;
    const endView = browser.onView(link.current, NEAR, (isNow) => {
      if (!isNow || isNear) return;
      isNear = true;
      addEventListener('scroll', waitForRest, { passive: true, signal: leaving.signal });
      waitForRest();
    });
    return () => {
      endView();
      leaving.abort();
      clearTimeout(timer);
    };
  }, [prefetch, to]);
  return <StoryLink {...props} ref={link} />;
}
