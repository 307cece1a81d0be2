// All that taking something along needs, as one file that is fetched with the first press.
export { readColors } from './copyText';
export { renderAside } from './renderAside';
export { saveAlong, writeCredited } from './saveAlong';
export { download, makePicture, savePicture } from './savePicture';
export { describeScene } from './sceneCredits';
