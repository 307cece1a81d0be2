import { listPictureSources, PICTURE_FORMATS, PICTURES, type PictureId } from '../data/pictures';

/** Fetches a rendered picture ahead, in the format and width that `Illustration` with the same `sizes` will show. */
export function fetchPicture(id: PictureId, sizes: string): void {
  const base = import.meta.env.BASE_URL;
  const picture = document.createElement('picture');
  for (const format of PICTURE_FORMATS) {
    const source = document.createElement('source');
    source.type = `image/${format}`;
    source.srcset = listPictureSources(PICTURES[id], format, base);
    source.sizes = sizes;
    picture.append(source);
  }
  const image = new Image();
  picture.append(image);
  // Chromium keeps a picture with a `srcset` until it has been taken out of the page.
  document.head.append(picture);
  image.onload = image.onerror = () => picture.remove();
  image.src = `${base}img/${id}.jpg`;
}
