import type { ComponentProps, ReactNode } from 'react';
import { UNRESTORED } from './unrestored';

/** One of a group of which one is chosen, with its name: arrows choose, as everywhere. Its list says what it looks like. */
export function Radio({ children, ...given }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className="control">
      <input {...UNRESTORED} {...given} type="radio" />
      <span>{children}</span>
    </label>
  );
}
