import styles from './MomentAnchor.module.css';

/**
 * Marks a named moment (moments.ts): a fragment leads there, and the presenter. On a pinned picture it stands as far
 * down the scroll as the picture needs to come to it; in the plain reading beside its words.
 */
export function MomentAnchor({ id }: { id: string }) {
  return <i className={styles.mark} id={id} data-moment="" />;
}
