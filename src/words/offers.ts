import type { Language } from './languages';

/** How each language offers itself to readers who have come to a page in another: the one text that stands in all. */
export const OFFERS: Record<Language, { link: string; close: string }> = {
  en: { link: 'Read this page in English', close: 'Close' },
  es: { link: 'Leer esta página en español', close: 'Cerrar' },
  fr: { link: 'Lire cette page en français', close: 'Fermer' },
  de: { link: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
};
