import styles from './MomentAnchor.module.css';

/**
 * Marks a named moment (moments.ts): a fragment leads there, and the presenter. On a pinned picture it stands as far
 * down the scroll as the picture needs to come to it; in the plain reading beside its words. `was` lists
 * the names of moments that are no more: their addresses lead here.
 */
export function MomentAnchor({ id, was = [] }: { id: string; was?: readonly string[] }) {
  return (
    <i className={styles.mark} id={id} data-moment="">
      {was.map((old) => (
        <i key={old} className={styles.mark} id={old} />
      ))}
    </i>
  );
}

/** Brings a moment into view, and where nothing moves at once. */
export function goToMoment(id: string): void {
  const behavior = document.documentElement.hasAttribute('data-still') ? 'instant' : 'smooth';
  document.getElementById(id)?.scrollIntoView({ behavior });
}
