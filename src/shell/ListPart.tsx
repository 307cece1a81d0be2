import { type ComponentProps, useId } from 'react';
import styles from './ListPart.module.css';

interface ListPartProps extends ComponentProps<'div'> {
  as: 'nav' | 'div';
  title: string;
  /** Whether its links stand beside one another: short names, `narrow` where only a phone leaves their lines out. */
  columns?: 'always' | 'narrow';
}

/** A part of the bar's lists, with its name above it. No heading: the page's own begin with its title. */
export function ListPart({
  as: Part,
  title,
  columns,
  className = '',
  children,
  ...attributes
}: ListPartProps) {
  const id = useId();
  return (
    <Part
      className={`${styles.part} ${className}`}
      role={Part === 'div' ? 'group' : undefined}
      aria-labelledby={id}
      data-columns={columns}
      {...attributes}
    >
      <p id={id} className="caption">
        {title}
      </p>
      {children}
    </Part>
  );
}
