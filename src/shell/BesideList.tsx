import { StoryLink } from '../ui/StoryLink';
import { BESIDE } from './chapters';
import { ListPart } from './ListPart';

/** What stands beside the story: to explore, to check, to teach. */
export function BesideList({ page }: { page: string }) {
  return BESIDE.map(({ title, pages }) => (
    <ListPart as="nav" key={title} title={title} columns="narrow">
      {pages.map(({ to, name, line }) => (
        <StoryLink
          key={to}
          to={to}
          aria-current={page === to ? 'page' : page.startsWith(`${to}/`) ? 'true' : undefined}
        >
          <b>{name}</b> <small>{line}</small>
        </StoryLink>
      ))}
    </ListPart>
  ));
}
