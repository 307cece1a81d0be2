import type { ComponentProps, ReactNode } from 'react';
import type { SetRef } from '../scene/refs';
import styles from './Caption.module.css';
import { Spread } from './Spread';

interface CaptionProps {
  /** Among the captions of its scene. */
  name: string;
  captionRef: SetRef;
  /** The page's own title stands in its first caption. */
  level?: 1 | 2;
  eyebrow?: ReactNode;
  /** Of its title: a number first, then what it counts, or the sentence that it stands in. */
  figure?: ReactNode;
  unit?: ReactNode;
  lead?: ReactNode;
  title?: ReactNode;
  /** Beside the text, or the number where there is more room. */
  aside?: ReactNode;
  /** What it looks like, where the scene does not show it. */
  still?: ReactNode;
  /** It stands there as sent: the scene begins with it. */
  isFirst?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Words that come and go with their scene; in the plain reading they stand in the text. They grow with what they say. */
export function Caption({ name, captionRef, level = 2, isFirst, className = '', ...said }: CaptionProps) {
  const { eyebrow, figure, unit, lead, title, aside, still, children } = said;
  const Title = `h${level}` as const;
  return (
    <Spread
      ref={captionRef}
      className={`${styles.caption} ${className}`}
      picture={still}
      data-page={still ? '' : undefined}
      data-caption={name}
      data-shown={isFirst ? '' : undefined}
    >
      <div className={lead ? styles.split : styles.told}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title>
          {figure && (
            <>
              <span className={styles.figure}>{figure}</span>{' '}
            </>
          )}
          {unit && <span className={styles.unit}>{unit}</span>}
          {lead && <span className={styles.lead}>{lead}</span>}
          {/* Of its own: a page translator moves text nodes. */}
          {title && <span>{title}</span>}
        </Title>
        {aside ? (
          <div className={styles.beside}>
            {children}
            {aside}
          </div>
        ) : (
          children
        )}
      </div>
    </Spread>
  );
}

/** Words that begin at one height, that of the longest; `ref` is measured by layouts that keep clear of them. */
export function CaptionGroup({ className = '', ...attributes }: ComponentProps<'div'>) {
  return <div className={`${styles.group} ${className}`} {...attributes} />;
}
