import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Whether the popover `id` is open. */
export function isMenuOpen(id: string): boolean {
  const menu = document.getElementById(id);
  // Browsers without popovers do not know the selector.
  return menu !== null && 'popover' in menu && menu.matches(':popover-open');
}

/** Closes the popover menu `id` when the visitor leaves for another page; one opened before the page's script came stays. */
export function useCloseMenu(id: string): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is the event
  useEffect(
    () => () => {
      if (isMenuOpen(id)) document.getElementById(id)?.hidePopover();
    },
    [id, pathname],
  );
}
