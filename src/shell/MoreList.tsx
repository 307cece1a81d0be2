import * as words from '#words/shell';
import { StoryLink } from '../ui/StoryLink';
import { ListPart } from './ListPart';

const PARTS = [
  {
    title: words.menuCharts,
    links: [
      { to: '/charts/production', name: words.phases, line: words.phasesLine },
      { to: '/charts/fabrics', name: words.fabrics, line: words.fabricsLine },
    ],
  },
  {
    title: words.menuBehind,
    links: [
      { to: '/sources', name: words.sources, line: words.sourcesLine },
      { to: '/teach', name: words.teach, line: words.teachLine },
    ],
  },
] as const;

/** What stands beside the story. */
export function MoreList({ page }: { page: string }) {
  return PARTS.map(({ title, links }) => (
    <ListPart as="nav" key={title} title={title}>
      {links.map(({ to, name, line }) => (
        <StoryLink key={to} to={to} aria-current={page.startsWith(to) ? 'page' : undefined}>
          <b>{name}</b> <small>{line}</small>
        </StoryLink>
      ))}
    </ListPart>
  ));
}
