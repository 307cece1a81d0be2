// All that saving a picture needs, as one file that is fetched with the first press.
export { readColors } from './copyText';
export { renderAside } from './renderAside';
export { saveChart } from './saveChart';
export { saveFigure } from './saveFigure';
export { savePicture } from './savePicture';
export { saveScene } from './saveScene';
