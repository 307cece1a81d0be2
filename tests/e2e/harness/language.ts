import { isValidElement, type ReactNode } from 'react';
import { directionOf, type Language, languageFolder } from '../../../src/words/languages.ts';

/**
 * The language whose pages are tested: `VITE_LANGUAGE=es NODE_OPTIONS=--conditions=es npx playwright test …` runs a spec on
 * the Spanish pages, with the Spanish messages behind #words.
 */
export const LANGUAGE = (process.env.VITE_LANGUAGE ?? 'en') as Language;

/** Whether its letters are not Latin: such have a font file of their own, beside that of the Latin ones. */
export const HAS_OWN_SCRIPT = LANGUAGE === 'ar' || LANGUAGE === 'bn';

/** Where its pages lie below the base: addresses of pages in tests begin there. */
export const LANGUAGE_FOLDER = languageFolder(LANGUAGE);

/** From there to what all languages share at the base: "../", nothing for English. */
export const TO_BASE = LANGUAGE_FOLDER === '' ? '' : '../';

/** What a message with figures or markup in it says, as `textContent` gives it: "Drinks for up to 2,000 people, for …". */
export function textOf(message: ReactNode): string {
  if (Array.isArray(message)) return message.map(textOf).join('');
  if (!isValidElement<{ children?: ReactNode }>(message)) return String(message ?? '');
  const { type, props } = message;
  // A figure is a function of its props.
  return textOf(
    typeof type === 'function' ? (type as (given: typeof props) => ReactNode)(props) : props.children,
  );
}

/** The keys that lead on and back along a line: they go where the eye sees them go. */
export const [FORWARD_KEY, BACK_KEY] =
  directionOf(LANGUAGE) === 'rtl'
    ? (['ArrowLeft', 'ArrowRight'] as const)
    : (['ArrowRight', 'ArrowLeft'] as const);
