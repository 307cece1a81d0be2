import styles from './Badge.module.css';

/** What a whole scene rests on, said once: its figures need no sentence of their own. */
export const Badge = ({ children }: { children: string }) => (
  <span className={styles.badge} data-badge="">
    {children}
  </span>
);
