/** The digits of Arabic, Persian, Hindi and Bengali as 0 to 9: "১২٣" is "123". Each script has its ten in a row. */
export const readDigits = (text: string): string =>
  text.replace(
    /[٠-٩۰-۹]|[०-९০-৯]/g,
    (digit) => `${((digit.codePointAt(0) ?? 0) - (digit < '०' ? 0 : 6)) % 16}`,
  );
