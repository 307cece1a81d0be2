import '#theme/fonts.css';
import '../theme/tokens.css';
import '../theme/global.css';
import '../theme/type.css';
import '../theme/space.css';
import '../theme/paint.css';
import '../theme/grounds.css';
import '../theme/paper.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pageDescription } from '#words/lake';
import sheet from '../theme/type.css?raw';
import { SAMPLES } from './samples';

/** Every style by its name, as the sheet has them. */
const NAMES = [...new Set([...sheet.matchAll(/^\.(\w+)(?=[,\s])/gm)].map(([, name = '']) => name))];

/** The same sentence in each text style. */
function Styles() {
  return NAMES.map((name) => (
    <section key={name} data-style={name}>
      <p className="label">{name}</p>
      <p className={name}>{pageDescription}</p>
    </section>
  ));
}

/** The windows in which readers see the site, in CSS pixels. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [1024, 768],
  [1440, 900],
] as const;

/** This page in windows of each size. */
function Gallery() {
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

/** In a frame, whose window has a size of its own. */
const isFramed = window.self !== window.top;

function Parts() {
  return (
    <main>
      <Styles />
      {SAMPLES.map(({ name, sample }) => (
        <section key={name} data-part={name}>
          <p className="label">{name}</p>
          {sample}
        </section>
      ))}
    </main>
  );
}

const root = document.getElementById('root');
const element = isFramed ? <Parts /> : <Gallery />;
if (root) createRoot(root).render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
