import type { MouseEventHandler, ReactNode } from 'react';
import styles from './Sheet.module.css';
import { Spread } from './Spread';

interface SheetProps {
  title: string;
  lead?: ReactNode;
  /** Stands beside title and lead. */
  picture?: ReactNode;
  /** The dye of its head, and of the bar above it. */
  ground: string;
  /** Stands below title and lead. */
  summary?: ReactNode;
  /** A list's items that lead to its parts, or to its neighbors; and what they are called together. */
  links?: ReactNode;
  linksName?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
}

/** A page that is read and printed. */
export function Sheet({
  title,
  lead,
  picture,
  ground,
  summary,
  links,
  linksName,
  onClick,
  children,
}: SheetProps) {
  const said = lead && <p className={`lead ${styles.lead}`}>{lead}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the links within
    <div className={`${styles.sheet} flat`} onClick={onClick}>
      <header className={styles.top} data-ground={ground}>
        <Spread
          className={picture ? `${styles.head} ${styles.pictured}` : styles.head}
          picture={picture ?? said}
        >
          <h1>{title}</h1>
          {picture && said}
        </Spread>
        {summary}
      </header>
      <div className={`stack gap-6 ${styles.body}`} data-ground="paper">
        {links && (
          <nav className={`${styles.links} strong screen-only targets`} aria-label={linksName}>
            <ul className="row">{links}</ul>
          </nav>
        )}
        {children}
      </div>
    </div>
  );
}

/** One part of it under its heading. */
export function SheetPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className={`stack gap-5 ${styles.part}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
