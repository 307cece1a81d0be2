/**
 * Thrown instead of a picture of stripes: what the browser gives back of a canvas is not what was painted. Its message is
 * for the reader.
 */
class CanvasNoiseError extends Error {
  override name = 'CanvasNoiseError';
}

const COLORS = [
  [242, 200, 75],
  [11, 34, 60],
  [255, 255, 255],
  [148, 32, 21],
] as const;
/** Some browsers change the last bits of a few pixels, which nobody sees. */
const UNSEEN = 8;

/** Whether every pixel has the color that was painted there, in four bands of equal height. */
export function isAsPainted(pixels: ArrayLike<number>): boolean {
  const bandLength = pixels.length / COLORS.length;
  return (
    pixels.length > 0 &&
    Array.from(pixels).every((value, index) => {
      const color = COLORS[Math.floor(index / bandLength)] ?? [];
      const wanted = color[index % 4] ?? 255;
      return Math.abs(value - wanted) <= UNSEEN;
    })
  );
}

function readBands(): ArrayLike<number> {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const context = canvas.getContext('2d');
  if (!context) return [];
  for (const [index, [red, green, blue]] of COLORS.entries()) {
    context.fillStyle = `rgb(${red} ${green} ${blue})`;
    context.fillRect(0, index * 4, 16, 4);
  }
  return context.getImageData(0, 0, 16, 16).data;
}

/**
 * Paints four bands and reads them back. Privacy settings (Firefox's `resistFingerprinting`, add-ons) give noise or one
 * color for every canvas, or throw, until the reader allows it.
 */
function isCanvasTrue(): boolean {
  try {
    return isAsPainted(readBands());
  } catch {
    return false;
  }
}

/** @throws {CanvasNoiseError} with that message, where a canvas would be saved as noise */
export function checkCanvas(message: string): void {
  if (!isCanvasTrue()) throw new CanvasNoiseError(message);
}

/** What the browser writes of a canvas. @throws {CanvasNoiseError} with that message, where it writes nothing */
export async function readCanvas(canvas: HTMLCanvasElement, message: string): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')).catch(
    () => null,
  );
  if (!png) throw new CanvasNoiseError(message);
  return png;
}
