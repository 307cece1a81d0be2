import { Button } from './Button';
import styles from './Switch.module.css';

interface SwitchProps {
  isOn: boolean;
  /** What it switches on. */
  children: string;
  onChange: (isOn: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ isOn, children, onChange }: SwitchProps) {
  return (
    <Button look="plain" className={styles.switch} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </Button>
  );
}
