import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageHandle } from './pageHandle';

interface BarGround {
  /** The `data-ground` of the section beneath the bar; in prerendered HTML that of the page's top. */
  ground: string | undefined;
  /** Whether the bar needs a ground of its own because something passes beneath it. */
  isSolid: boolean;
}

/**
 * Finds what lies beneath the bar. The innermost element with `data-ground` there lends its color. The bar is
 * solid as soon as the page has moved, unless that element says `data-bar-clear`: nothing passes there.
 */
function findGround(): BarGround {
  const barHeightPx = document.querySelector('[data-bar]')?.clientHeight ?? 0;
  let ground: string | undefined;
  let isClear = false;
  for (const element of document.querySelectorAll<HTMLElement>('main [data-ground]')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top > barHeightPx / 2 || bottom <= barHeightPx / 2) continue;
    ground = element.dataset.ground;
    isClear = element.dataset.barClear !== undefined;
  }
  return { ground, isSolid: window.scrollY > 1 && !isClear };
}

/** Follows the ground beneath the bar while the page scrolls, is resized, or changes a section's dye. */
export function useBarGround(): BarGround {
  const { pathname } = useLocation();
  const topGround = usePageHandle()?.ground;
  const [seen, setSeen] = useState<BarGround & { pathname: string }>();

  useEffect(() => {
    let request = 0;
    const update = () => {
      request = 0;
      const next = { ...findGround(), pathname };
      setSeen((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const schedule = () => {
      request ||= requestAnimationFrame(update);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    const dyes = new MutationObserver(schedule);
    dyes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-ground', 'data-bar-clear'],
    });
    return () => {
      cancelAnimationFrame(request);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      dyes.disconnect();
    };
  }, [pathname]);

  // A page that has just come is at its top until the next frame says otherwise.
  return seen?.pathname === pathname ? seen : { ground: topGround, isSolid: false };
}
