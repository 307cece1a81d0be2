import { useEffect, useRef } from 'react';
import { usePagePrefetch } from './pagePrefetch';
import { StoryLink, type StoryLinkProps } from './StoryLink';

/** The way on counts as near from one window's height below the window. */
const NEAR = '0px 0px 100%';

/** The way on to the story's next page, which is fetched when this link comes near. */
export function NextLink(props: StoryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const prefetch = usePagePrefetch();
  const { to } = props;
  useEffect(() => {
    if (!link.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        prefetch(to);
      },
      { rootMargin: NEAR },
    );
    observer.observe(link.current);
    return () => observer.disconnect();
  }, [prefetch, to]);
  return <StoryLink {...props} ref={link} />;
}
