import { holdOneLine } from '../oneLine';

/** A pupil's sentence is no longer, in UTF-16 units, as a field counts them. */
export const MOST_CHARACTERS = 200;
/** The same in base64, where each unit takes three bytes at most. */
const MOST_ENCODED = MOST_CHARACTERS * 4;

/** One line of text, of 200 characters at most. */
export function cleanSentence(text: string): string {
  const line = holdOneLine(text).slice(0, MOST_CHARACTERS);
  return line.replace(/\p{Cs}$/u, '').trim();
}

/** Writes text in the 64 characters that every link keeps. */
export function encodeSentence(sentence: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(sentence));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what encodeSentence writes; undefined for what is no UTF-8 in base64, or too long. */
export function decodeSentence(encoded: string): string | undefined {
  if (encoded.length > MOST_ENCODED || !/^[\w-]*$/.test(encoded) || encoded.length % 4 === 1)
    return undefined;
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
