import * as words from '#words/about';
import { PageHead } from '../shell/PageHead';
import { SITE_CONTACT } from '../shell/site';
import { SheetPicture } from '../ui/SheetPicture';
import { StoryLink } from '../ui/StoryLink';
import styles from './About.module.css';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/about" />
      <div className={`flat ${styles.hero}`} data-ground="night">
        <div className={`flat ${styles.beside}`}>
          <h1 className={`control flat ${styles.tag}`}>{words.heading}</h1>
          <div className={`stack gap-4 ${styles.words}`}>
            <h2>{words.made}</h2>
            <p className="lead">{words.who}</p>
          </div>
          <div className={styles.shirt}>
            <SheetPicture name="waters" />
          </div>
        </div>
      </div>
      <div className={styles.below} data-ground="paper">
        <div className="grid small">
          <div className="stack gap-2">
            <h3 className="caption">{words.checkTitle}</h3>
            <p>{words.check}</p>
            <p>
              <StoryLink to="/sources">{words.allNumbers}</StoryLink>
            </p>
          </div>
          <div className="stack gap-2">
            <h3 className="caption" id="languages">
              {words.languagesTitle}
            </h3>
            <p>{words.languages}</p>
          </div>
          <div className="stack gap-2">
            <h3 className="caption" id="license">
              {words.licenseTitle}
            </h3>
            <p data-license="">{words.license}</p>
            <p>
              <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{words.licenses}</a>
            </p>
          </div>
          {SITE_CONTACT !== '' && (
            <div className="stack gap-2">
              <h3 className="caption" id="write">
                {words.writeTitle}
              </h3>
              <p>{words.write}</p>
              <p>
                <a href={SITE_CONTACT}>{words.writeLink}</a>
              </p>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
