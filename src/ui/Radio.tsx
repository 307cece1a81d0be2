import type { ComponentProps, ReactNode } from 'react';
import { UNRESTORED } from './unrestored';

type OptionProps = ComponentProps<'input'> & { children: ReactNode };

const Option = ({ children, ...given }: OptionProps) => (
  <label className="control">
    <input {...UNRESTORED} {...given} />
    <span>{children}</span>
  </label>
);

/** One of a group of which one is chosen, with its name: arrows choose, as everywhere. Its list says what it looks like. */
export const Radio = (given: OptionProps) => <Option {...given} type="radio" />;

/** One of several that may be chosen together, likewise. */
export const Checkbox = (given: OptionProps) => <Option {...given} type="checkbox" />;
