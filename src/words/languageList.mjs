// Every language of the site. Plain JavaScript: the server reads it before anything is built.

/**
 * Each by its own name, English first, as it is specified. Those that are published are built where none are named, and have
 * Latin letters; the others are as whole, and nobody who speaks them has read them.
 */
export const LANGUAGE_LIST = /** @type {const} */ ({
  en: { name: 'English', isPublished: true, direction: 'ltr' },
  es: { name: 'Español', isPublished: true, direction: 'ltr' },
  fr: { name: 'Français', isPublished: true, direction: 'ltr' },
  de: { name: 'Deutsch', isPublished: true, direction: 'ltr' },
  bn: { name: 'বাংলা', isPublished: false, direction: 'ltr' },
  ar: { name: 'العربية', isPublished: false, direction: 'rtl' },
});
