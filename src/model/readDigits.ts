const DIGIT = /\p{Nd}/u;

/** The digits of every script as 0 to 9: "১২٣" is "123". Unicode has the ten of each script in a row, and rows in tens. */
export const readDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (DIGIT.test(String.fromCodePoint(zero - 1))) zero--;
    return `${(code - zero) % 10}`;
  });
