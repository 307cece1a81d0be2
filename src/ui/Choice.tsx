import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Choice.module.css';
import { UNRESTORED } from './unrestored';

const Option = ({ children, ...given }: ComponentProps<'input'> & { children: ReactNode }) => (
  <label className="control cluster">
    <input {...UNRESTORED} {...given} />
    <span>{children}</span>
  </label>
);

/** One of several that may be chosen together. */
export const Checkbox = (given: ComponentProps<typeof Option>) => <Option {...given} type="checkbox" />;

interface OptionsProps extends ComponentProps<'fieldset'> {
  legend: string;
  /** Where what is asked stands beside it already. */
  isLegendHidden?: boolean;
  /** A class of the user's, in place of the plain row. */
  look?: string | undefined;
}

/** Options below what they are about. */
export function Options({
  legend,
  isLegendHidden,
  look = `row gap-5 ${styles.options}`,
  children,
  ...given
}: OptionsProps) {
  return (
    <fieldset {...given}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'label'}>{legend}</legend>
      <div className={look}>{children}</div>
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> extends Omit<OptionsProps, 'children'> {
  /** Each value with what is seen of it. */
  options: readonly (readonly [Value, ReactNode])[];
  /** Undefined until one is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
}

/** One of many: one tab stop, arrows choose. */
export function Choice<Value extends string>({ options, value, onChoose, ...given }: ChoiceProps<Value>) {
  const name = useId();
  const tabStop = value ?? options[0]?.[0];
  return (
    <Options {...given}>
      {options.map(([each, sight]) => (
        <Option
          key={each}
          type="radio"
          name={name}
          value={each}
          checked={each === value}
          tabIndex={each === tabStop ? 0 : -1}
          onChange={() => onChoose(each)}
        >
          {sight}
        </Option>
      ))}
    </Options>
  );
}
