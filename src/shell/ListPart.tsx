import { type ComponentProps, useId } from 'react';
import styles from './ListPart.module.css';

interface ListPartProps extends ComponentProps<'div'> {
  as: 'nav' | 'div';
  title: string;
}

/** A part of the bar's lists, with its name above it. No heading: the page's own begin with its title. */
export function ListPart({ as: Part, title, className = '', children, ...attributes }: ListPartProps) {
  const id = useId();
  return (
    <Part
      className={`${styles.part} ${className}`}
      role={Part === 'div' ? 'group' : undefined}
      aria-labelledby={id}
      {...attributes}
    >
      <p id={id} className={styles.title}>
        {title}
      </p>
      {children}
    </Part>
  );
}
