// All that saving a picture needs, as one file that is fetched with the first press.
export { saveChart } from './saveChart';
export { saveFigure } from './saveFigure';
export { saveMirror } from './saveMirror';
export { saveScene } from './saveScene';
