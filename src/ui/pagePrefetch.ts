import { createContext, useContext } from 'react';

const PagePrefetch = createContext<(path: string) => void>(() => {});

/** Tells the links how a page is fetched ahead; without it they wait for the press. */
export const PagePrefetchProvider = PagePrefetch.Provider;

/** Fetches the page at a path below the base, e.g. "/thirsty_fashion/info2", before the reader asks for it. */
export const usePagePrefetch = (): ((path: string) => void) => useContext(PagePrefetch);
