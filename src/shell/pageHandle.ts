import { useMatches } from 'react-router';

/** What a route tells the page frame. */
export interface PageHandle {
  /** The ground that the bar has over the page's top. */
  ground: string;
  /** Whether load, reload and Back begin at the top. */
  startsAtTop?: boolean;
  /** Whether the page is shown in other pages' frames: it then has no bar. */
  isEmbedded?: boolean;
  /** The page's module, e.g. "./pages/Home.tsx": the build preloads its chunk and inlines its styles. */
  module?: string;
  /** Fetches what the page needs ahead of its link's press. */
  prefetch?: () => Promise<void>;
}

/** The current page's handle; an error page has none. */
export function usePageHandle(): PageHandle | undefined {
  return useMatches().at(-1)?.handle as PageHandle | undefined;
}
