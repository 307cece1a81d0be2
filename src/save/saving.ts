// All that taking something along needs, as one file that is fetched with the first press.
export { saveAlong, writeCredited } from './saveAlong';
export { download, makeCard } from './savePicture';
export { describeScene } from './sceneCredits';
