import type { Language } from './languages';

/** How each language offers itself to readers who have come to a page in another: the one text that stands in all. */
export const OFFERS: Record<Language, { link: string; close: string }> = {
  en: { link: 'In English', close: 'Close' },
  es: { link: 'En español', close: 'Cerrar' },
  fr: { link: 'En français', close: 'Fermer' },
  de: { link: 'Auf Deutsch', close: 'Schließen' },
  bn: { link: 'বাংলায়', close: 'বন্ধ করো' },
  ar: { link: 'بالعربية', close: 'إغلاق' },
};
