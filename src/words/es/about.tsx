// The words of the about page, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/about';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./about')>;

export const pageTitle = 'Acerca de';
export const pageDescription = 'Acerca de Threadprint: quién lo hizo y cómo se comprueban sus cifras.';
export const heading = 'acerca de este sitio';
export const made = 'Una IA lo escribió y lo dibujó. Personas dijeron qué hacer.';
export const who =
  'Threadprint muestra lo que bebe una camiseta y lo que cuesta la ropa. No gana dinero, no guarda nada sobre ti y no pide nada a otros sitios.';
export const checkTitle = 'Cómo se comprueba una cifra';
export const check =
  'Alguien de nuestro equipo busca la publicación de la que viene una cifra y anota qué leyó, dónde y cuándo. Aquello cuyo origen no encontramos está sin confirmar: lleva una línea discontinua.';
export const allNumbers = 'Cada número, y cuán seguro es';
export const languagesTitle = 'Los idiomas';
export const languages =
  'La historia se escribió en inglés. Una máquina hizo las otras versiones, y nadie que tenga esos idiomas como lengua materna las ha leído todavía. En caso de duda, vale el texto en inglés.';
export const licenseTitle = 'La licencia';
export const license = 'Textos, gráficos e imágenes: CC BY 4.0. Código: MIT.';
export const licenses = 'Licencias del software y de las tipografías que usamos';
export const writeTitle = 'Dónde escribir';
export const write =
  '¿Has encontrado un error, en una cifra o en una palabra? Cuéntanoslo, con la dirección de la página.';
export const writeLink = 'Escríbenos';
