import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { frames } from '../scene/frames';
import { browser } from '../scene/platform';
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
  const grounds = document.querySelectorAll<HTMLElement>('header + [data-ground], main [data-ground]');
  const beneath = [...grounds].findLast((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top <= barHeightPx / 2 && bottom > barHeightPx / 2;
  })?.dataset;
  return { ground: beneath?.ground, isSolid: window.scrollY > 1 && beneath?.barClear === undefined };
}

/** Follows the ground beneath the bar while the page scrolls, is resized, or changes a section's dye. */
export function useBarGround(): BarGround {
  const { pathname } = useLocation();
  const topGround = usePageHandle()?.ground;
  // A page that has just come is at its top until the next frame says otherwise.
  const top = { ground: topGround, isSolid: false, pathname };
  // As text: React renders nothing as long as it stays the same.
  const [seen, setSeen] = useState(() => JSON.stringify(top));

  useEffect(() => {
    let found: BarGround;
    const call = {
      read() {
        found = findGround();
      },
      draw: () => setSeen(JSON.stringify({ ...found, pathname })),
    };
    const ask = () => frames.ask(call);
    ask();
    const ends = [
      browser.onWindow('scroll', ask),
      browser.onWindow('resize', ask),
      browser.onPageLength(ask),
    ];
    const dyes = new MutationObserver(ask);
    dyes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-ground', 'data-bar-clear'],
    });
    return () => {
      dyes.disconnect();
      for (const end of ends) end();
      frames.cancel(call);
    };
  }, [pathname]);

  const known: typeof top = JSON.parse(seen);
  return known.pathname === pathname ? known : top;
}
