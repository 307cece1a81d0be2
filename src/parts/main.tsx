import '#theme/fonts.css';
import '../theme/fallbackFonts.css';
import '../theme/tokens.css';
import '../theme/global.css';
import '../theme/type.css';
import '../theme/grounds.css';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Gallery } from './Gallery';
import { Styles } from './Styles';
import { SAMPLES } from './samples';

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
