import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { writeLink, writeTitle } from '#words/about';
import { Component as About } from '../src/pages/About';

const site = vi.hoisted(() => ({ SITE_CONTACT: '' }));
vi.mock('../src/shell/site', async (readSite) =>
  Object.assign(site, { ...(await readSite<object>()), ...site }),
);

const render = (contact: string) => {
  site.SITE_CONTACT = contact;
  return renderToString(
    <MemoryRouter>
      <About />
    </MemoryRouter>,
  );
};

describe('About', () => {
  it('<About /> says where to write with a link, if the build was told an address', () => {
    const html = render('mailto:story@example.org');
    expect(html).toContain(writeTitle);
    expect(html).toContain(`<a href="mailto:story@example.org">${writeLink}</a>`);
  });

  it('<About /> without an address promises none', () => {
    expect(render('')).not.toContain(writeTitle);
  });
});
