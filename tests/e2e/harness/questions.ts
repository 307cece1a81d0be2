import type { Page } from '@playwright/test';

// What the sweep asks of every page. Each gives what is wrong, in words; nothing is good.

/** What runs for half a second: frames that are asked for, animations, and changes of the page itself. */
export const findRunning = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { requestAnimationFrame } = window;
    const seen = { frames: 0, changes: 0 };
    window.requestAnimationFrame = (call) => {
      seen.frames += 1;
      return requestAnimationFrame(call);
    };
    const observer = new MutationObserver((changes) => {
      seen.changes += changes.length;
    });
    observer.observe(document.body, { subtree: true, attributes: true, characterData: true });
    await new Promise((done) => setTimeout(done, 500));
    observer.disconnect();
    window.requestAnimationFrame = requestAnimationFrame;
    const animations = document.getAnimations().filter(({ playState }) => playState === 'running').length;
    return Object.entries({ ...seen, animations }).flatMap(([what, count]) =>
      count > 0 ? [`${count} ${what}`] : [],
    );
  });

/** The weights of the serif that no file holds: the page fetches 400 and more. */
export const findThinSerifs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => style.fontFamily.startsWith('"Thread Serif"') && Number(style.fontWeight) < 400)
      .map(({ element, style }) => `${style.fontWeight}: ${element.textContent?.trim().slice(0, 40)}`),
  );

/** Rules that show content to a pointer that hovers, and to nobody else. */
export const findHoverOnly = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const listRules = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? listRules((rule as CSSGroupingRule).cssRules) : []),
      ]);
    const REVEALING = ['display', 'visibility', 'opacity', 'content', 'max-height', 'clip-path'];
    return [...document.styleSheets]
      .filter(({ disabled }) => !disabled)
      .flatMap((sheet) => listRules(sheet.cssRules))
      .filter(({ selectorText }) => selectorText.includes(':hover') && !selectorText.includes(':focus'))
      .filter(({ style }) => REVEALING.some((name) => style.getPropertyValue(name)))
      .map(({ cssText }) => cssText);
  });

/** What an embed says of where it comes from may be a little smaller. */
const CREDITS = { selector: 'main footer, main footer *', leastPx: 13 };

/** Texts that are smaller than `leastPx` as one sees them: "12.5 px: fiber shrinkage". Opens all that is folded. */
export const findSmallTexts = (page: Page, leastPx: number): Promise<string[]> =>
  page.evaluate(
    ({ leastPx, credits }) => {
      for (const details of document.querySelectorAll('details')) details.open = true;
      for (const menu of document.querySelectorAll<HTMLElement>('header [popover]')) menu.showPopover();
      const small: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement as Element | null;
        const text = walker.currentNode.nodeValue?.trim() ?? '';
        if (!element || text === '' || element.closest('script, style, .visually-hidden')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { width, height } = range.getBoundingClientRect();
        const isForReadersOnly = getComputedStyle(element).clipPath.startsWith('inset(50%');
        if (width < 2 || height < 2 || isForReadersOnly) continue;
        // A drawing's text is as large as its view box lets it be.
        const { a = 1, b = 0 } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || {};
        const sizePx = Number.parseFloat(getComputedStyle(element).fontSize) * Math.hypot(a, b);
        const wantedPx = element.matches(credits.selector) ? credits.leastPx : leastPx;
        if (sizePx < wantedPx - 0.05) small.push(`${sizePx.toFixed(1)} px: ${text.slice(0, 40)}`);
      }
      return [...new Set(small)];
    },
    { leastPx, credits: CREDITS },
  );

/** Smaller than 44 pixels for a reason. */
const SMALL_TARGETS: Readonly<Record<string, string>> = {
  'a[data-claim], p a, li:not([id^="ref-"]) a, dd a, figcaption a, h3 a':
    'a link in a line of text, as high as its line',
  'main button[popovertarget]': 'a word of the glossary in a line of text, as high as its line',
  '.visually-hidden': 'for screen readers only',
  'figure [type="radio"]':
    'the lane of a bar of six: as wide as the window allows, beside a table that tells the same',
  '[data-board] [role="group"] button':
    'a column of a board of ten: as wide as the window allows, and as high as the board',
  '[data-order] [type="radio"], [class*="rows_"] [type="radio"]':
    'one of fifteen rows as wide as the picture: a tap finds the nearest one, in no more than a window',
};

/** Controls within `scope` that no square of 44 pixels answers for: "button Still: 40×44". */
export const findSmallTargets = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate(
    ([exceptions, within]) => {
      const sizePx = 44;
      const hits = (element: Element, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
      };
      const answers = (element: Element, x: number, y: number) => {
        const reachPx = sizePx / 2 - 1;
        return [-reachPx, 0, reachPx].every((dx) =>
          [-reachPx, 0, reachPx].every((dy) => hits(element, x + dx, y + dy)),
        );
      };
      const small: string[] = [];
      for (const element of document.querySelectorAll(
        'a[href], button, input, select, summary, [tabindex="0"]',
      )) {
        if (element.matches(`${exceptions}, :disabled`) || !element.closest(within)) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const box = element.getBoundingClientRect();
        if (box.width >= sizePx - 0.5 && box.height >= sizePx - 0.5) continue;
        // A pseudo-element may reach further than its box: look for a square that answers, at and around it.
        element.scrollIntoView({ block: 'center' });
        const at = element.getBoundingClientRect();
        let isFound = false;
        for (let y = at.top - 8; y <= at.bottom + 24 && !isFound; y += 4)
          for (let x = at.left - 8; x <= at.right + 24 && !isFound; x += 4) isFound = answers(element, x, y);
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30);
        if (!isFound)
          small.push(`${element.localName} ${name}: ${Math.round(at.width)}×${Math.round(at.height)}`);
      }
      return [...new Set(small)];
    },
    [Object.keys(SMALL_TARGETS).join(), scope] as const,
  );

/** Links to our pages that say nothing of how the reader reads, and of their number, as the page's own address does. */
export const findForgetfulLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FILES = '[href*="/data/"], [href$=".txt"], [download], [hreflang]';
    // A figure's entry is beside its receipt: cupsInAddress.spec.ts follows one.
    const OURS = `a[href]:not([href^="http"], [href^="#"], [data-claim], ${FILES})`;
    return [...document.querySelectorAll<HTMLAnchorElement>(OURS)]
      .filter(({ origin }) => origin === location.origin)
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        // A picture without words says so to its own page alone; the big screen is asked for by its link.
        search: link.search.replace(/present(=short)?&|notice&/, ''),
        // Only the story counts in cups.
        isStory: /\/(thirsty_fashion|charts\/)/.test(link.pathname),
      }))
      .filter(({ search, isStory }) =>
        isStory ? search !== location.search : !search.startsWith('?view=plain&motion=off'),
      )
      .map(({ href }) => href);
  });

/** What a style sheet still moves for a reader who has asked for none of it. */
export const findMovedByStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [undefined, '::before', '::after'].map((part) => ({ element, part })))
      .filter(({ element, part }) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => time !== '0s');
      })
      .map(({ element, part }) => `${element.tagName} ${element.getAttribute('class')} ${part ?? ''}`),
  );

/**
 * Words of captions that are seen and lie on what their scene's canvas has drawn just there. Its ground is the page's: what is
 * painted on it is the picture's subject.
 */
export const findWordsOnPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Of a line's height: letters do not fill it. */
    const LEADING = 0.15;
    const MOST_PAINTED = 0.01;
    const SEEN = 0.1;
    const opacityOf = (start: Element) => {
      let opacity = 1;
      for (let at: Element | null = start; at; at = at.parentElement)
        opacity *= Number(getComputedStyle(at).opacity);
      return opacity;
    };
    const measurePainted = (canvas: HTMLCanvasElement, { left, right, top, bottom, height }: DOMRect) => {
      const box = canvas.getBoundingClientRect();
      const scale = canvas.width / box.width;
      const x = Math.max(left, box.left);
      const y = Math.max(top + height * LEADING, box.top);
      const wide = Math.floor((Math.min(right, box.right) - x) * scale);
      const high = Math.floor((Math.min(bottom - height * LEADING, box.bottom) - y) * scale);
      if (wide < 1 || high < 1) return 0;
      const pixels = canvas
        .getContext('2d')
        ?.getImageData((x - box.left) * scale, (y - box.top) * scale, wide, high);
      return (pixels?.data.filter((value, at) => at % 4 === 3 && value > 40).length ?? 0) / (wide * high);
    };
    const covered: string[] = [];
    // The words of the materials are its rows' names and numbers.
    for (const scene of document.querySelectorAll('[data-pinned]:not([data-picture="costs"] *)')) {
      const canvas = scene.querySelector('canvas');
      if (!canvas?.checkVisibility() || canvas.width === 0) continue;
      for (const caption of scene.querySelectorAll('[data-caption]')) {
        const walker = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (walker.nextNode()) {
          const text = walker.currentNode;
          const parent = text.parentElement;
          if (!parent || parent.closest('svg, .visually-hidden, [popover]')) continue;
          if (!parent.checkVisibility({ visibilityProperty: true }) || opacityOf(parent) < SEEN) continue;
          range.selectNodeContents(text);
          if ([...range.getClientRects()].some((line) => measurePainted(canvas, line) > MOST_PAINTED))
            covered.push(text.textContent ?? '');
        }
      }
    }
    return covered;
  });
