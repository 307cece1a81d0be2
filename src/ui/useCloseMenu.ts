import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Closes the popover menu `id` when the visitor has gone to another page. */
export function useCloseMenu(id: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event
  useEffect(() => {
    const menu = document.getElementById(id);
    // Browsers without popovers do not know the selector.
    if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
  }, [id, pathname]);
}
