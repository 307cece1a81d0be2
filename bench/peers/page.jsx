import '../../src/theme/tokens.css';
import '../../src/theme/global.css';
import '../../src/theme/grounds.css';
import { useEffect } from 'react';
import { FabricsStory } from '../../src/dashboards/FabricsStory.tsx';
import { Routed, routeStatically, useScrollReading } from './routed.jsx';

/** The dashboard as the site ships it, with its words, tables and tools: its buttons are pressed at once. */
function Page() {
  useScrollReading();
  useEffect(() => {
    const names = new Set(['Pour Water', 'Use Energy', 'Emit CO2']);
    let frame;
    // A page that is made here comes part by part.
    const press = () => {
      for (const button of document.querySelectorAll('button')) {
        if (names.delete(button.textContent)) button.click();
      }
      if (names.size > 0) frame = requestAnimationFrame(press);
    };
    press();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <FabricsStory />;
}

export const show = () => (
  <Routed>
    <Page />
  </Routed>
);
export const showStatically = () => routeStatically(<Page />);
