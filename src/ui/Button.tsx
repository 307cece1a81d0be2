import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { UNRESTORED } from './unrestored';

interface ButtonProps extends ComponentProps<'button'> {
  /** A line around it, filled, round for a sign, or words alone: underlined, or plain within a bar. */
  look?: 'line' | 'solid' | 'round' | 'words' | 'plain';
  isSmall?: boolean;
}

/** What is pressed. Where no script hears it, it is away, unless the browser itself does what it says. */
export function Button({ look = 'line', isSmall, className = '', ...given }: ButtonProps) {
  const size = isSmall ? styles.small : '';
  const away = given.popoverTarget ? '' : 'needs-script';
  return (
    <button
      type="button"
      {...UNRESTORED}
      className={`${styles[look]} ${size} ${away} ${className}`}
      {...given}
    />
  );
}
