// The words of keeping the site for times without a network, in Spanish. Translated by machine; no native speaker has read them yet.

import type * as english from '../en/keepOffline';
import type { Translation } from '../translation';

export type Checked = Translation<typeof english, typeof import('./keepOffline')>;

export const ask = 'Usar sin conexión';
export const confirm = (size: string) => `Sí, guardar ${size}`;
export const question = 'Todas las imágenes completas y los datos. ¿Quieres guardarlo todo?';
export const kept = 'Guardado. Este navegador ya muestra el sitio sin conexión.';
/** Why it is not kept. */
export const whyNot = {
  insecure: 'Los navegadores solo guardan sitios cuya dirección empieza por https.',
  refused: 'Este navegador no guarda sitios, o no en esta ventana.',
  noRoom: 'No hay espacio en este dispositivo.',
  notWhole: 'Una parte no ha llegado.',
  failed: 'No se pudo guardar.',
};
