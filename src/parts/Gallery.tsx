/** The windows in which readers see the site, in CSS pixels. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [1024, 768],
  [1440, 900],
] as const;

/** This page in windows of each size. */
export function Gallery() {
  return WINDOWS.map(([width, height]) => {
    const size = `${width} × ${height}`;
    return (
      <figure key={size}>
        <figcaption className="label">{size}</figcaption>
        <iframe title={size} src={window.location.href} width={width} height={height} />
      </figure>
    );
  });
}
