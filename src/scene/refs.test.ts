import { expect, test } from 'vitest';
import { setText } from './refs';

test('setText(element, text) writes a new text, and leaves one that is there alone', () => {
  const written: string[] = [];
  const element = {
    get textContent() {
      return written.at(-1) ?? '';
    },
    set textContent(text: string) {
      written.push(text);
    },
  } as Element;
  for (const text of ['', '15', '15', '17']) setText(element, text);
  setText(undefined, '17');
  expect(written).toEqual(['15', '17']);
});
