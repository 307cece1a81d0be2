import { axisX, axisY, barY, plot, text } from '@observablehq/plot';
import { useEffect, useRef } from 'react';
import { COLOR, DURATION_MS, MARGIN } from './series.js';

/** Plot draws a still picture: its bars and values are moved with the Web Animations API, as its users do. */
function Chart({ title, category, bars, max, width, height, hasValues }) {
  const ref = useRef(null);
  useEffect(() => {
    const picture = plot({
      width,
      height,
      marginTop: MARGIN.top,
      marginLeft: MARGIN.left,
      marginBottom: MARGIN.bottom,
      x: { domain: bars.map(({ name }) => name), label: category },
      y: { domain: [0, max], label: title },
      marks: [
        axisX(),
        axisY(),
        barY(bars, { x: 'name', y: 'value', fill: COLOR, tip: true }),
        hasValues ? text(bars, { x: 'name', y: 'value', text: 'value', dy: -8 }) : null,
      ],
    });
    ref.current.append(picture);
    for (const bar of picture.querySelectorAll('[aria-label="bar"] rect')) {
      bar.style.transformOrigin = 'bottom';
      bar.style.transformBox = 'fill-box';
      bar.animate({ transform: ['scaleY(0)', 'none'] }, DURATION_MS);
    }
    for (const value of picture.querySelectorAll('[aria-label="text"] text'))
      value.animate({ opacity: [0, 1] }, DURATION_MS);
    return () => picture.remove();
  }, [title, category, bars, max, width, height, hasValues]);
  return <div ref={ref} />;
}

export const show = (charts) => charts.map((chart) => <Chart key={chart.id} {...chart} />);
