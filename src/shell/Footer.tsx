import { useLocation } from 'react-router';
import * as words from '#words/shell';
import { StoryLink } from '../ui/StoryLink';
import { findNext } from './chapters';
import styles from './Footer.module.css';

/**
 * The end of each page: where to go on, who made it and from what, and under which license.
 * @param isOverError an error stands where the address promises a page: then the way begins anew
 */
export function Footer({ isOverError }: { isOverError: boolean }) {
  const { pathname } = useLocation();
  const page = isOverError ? '' : pathname.replace(/\/$/, '');
  const next = findNext(page);
  return (
    <footer className={`small row gap-6 flat unbroken ${styles.footer}`}>
      <nav className="screen-only targets row gap-5 fill" aria-label={words.footer}>
        {next && (
          <StoryLink to={next.to}>
            <b>{words.next(next.name)}</b>
          </StoryLink>
        )}
        <StoryLink to="/thirsty_fashion/about">{words.whoMade}</StoryLink>
        <StoryLink to="/sources">{words.sources}</StoryLink>
        <StoryLink to="/thirsty_fashion/about" hash="license">
          {words.license}
        </StoryLink>
      </nav>
      {words.translated !== null && (
        <p className="note measure">
          {words.translated}{' '}
          <StoryLink className="screen-only" to="/thirsty_fashion/about" hash="languages">
            {words.reportMistake}
          </StoryLink>
        </p>
      )}
    </footer>
  );
}
