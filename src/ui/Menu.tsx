import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button';
import styles from './Menu.module.css';
import { useCloseMenu } from './useCloseMenu';

interface MenuProps {
  id: string;
  /** What its button says. */
  button: ReactNode;
  /** Stands open in its row where the window is wide, and has no button there. */
  isRow?: boolean;
  /** A part of such a menu: opens by itself where that one stands in its row, and stands open in it elsewhere. */
  isPart?: boolean;
  /** Opens beside its button, not below the bar. */
  isBeside?: boolean;
  onToggle?: ComponentProps<'div'>['onToggle'];
  /** Links and switches. */
  children: ReactNode;
}

/** A list that a button opens, with script and without: one tab stop until then. It closes as another page is gone to. */
export function Menu({ id, button, isRow, isPart, isBeside, onToggle, children }: MenuProps) {
  useCloseMenu(id);
  return (
    <>
      <Button isSmall className={styles.opener} data-row={isRow} data-part={isPart} popoverTarget={id}>
        {button}
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2.2" />
        </svg>
      </Button>
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        data-row={isRow}
        data-part={isPart}
        data-beside={isBeside}
        onToggle={onToggle}
      >
        {children}
      </div>
    </>
  );
}
