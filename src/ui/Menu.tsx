import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './Menu.module.css';
import { useCloseMenu } from './useCloseMenu';

interface MenuProps {
  id: string;
  /** What its button shows, and what it is called where that is not enough. */
  button: ReactNode;
  buttonName?: string | undefined;
  /** Opens above its button. */
  isAbove?: boolean;
  /** Stands open in its row where the window is wide, and has no button there. */
  isRow?: boolean;
  /** Links and switches. */
  children: ReactNode;
}

/** A list that a button opens, with script and without: one tab stop until then. It closes as another page is gone to. */
export function Menu({ id, button, buttonName, isAbove, isRow, children }: MenuProps) {
  useCloseMenu(id);
  return (
    <>
      <Button
        look="plain"
        className={styles.opener}
        data-row={isRow}
        popoverTarget={id}
        aria-label={buttonName}
      >
        {button}
      </Button>
      <div id={id} popover="auto" className={styles.menu} data-above={isAbove} data-row={isRow}>
        {children}
      </div>
    </>
  );
}
