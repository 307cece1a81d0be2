import * as words from '#words/about';
import { PageHead } from '../shell/PageHead';
import { SITE_CONTACT } from '../shell/site';
import { Sheet } from '../ui/Sheet';
import { SheetPicture } from '../ui/SheetPicture';
import { StoryLink } from '../ui/StoryLink';
import styles from './About.module.css';

export function Component() {
  return (
    <>
      <PageHead title={words.pageTitle} description={words.pageDescription} path="thirsty_fashion/about" />
      <Sheet title={words.heading} lead={words.who} picture={<SheetPicture name="waters" />} ground="night">
        <div className={styles.about}>
          <div>
            <h2>{words.checkTitle}</h2>
            <p>{words.check}</p>
            <p>
              <StoryLink to="/sources">{words.allNumbers}</StoryLink>
            </p>
          </div>
          <div>
            <h2 id="languages">{words.languagesTitle}</h2>
            <p>{words.languages}</p>
          </div>
          <div>
            <h2 id="license">{words.licenseTitle}</h2>
            <p data-license="">{words.license}</p>
            <p>
              <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{words.licenses}</a>
            </p>
          </div>
          {SITE_CONTACT !== '' && (
            <div>
              <h2 id="write">{words.writeTitle}</h2>
              <p>{words.write}</p>
              <p>
                <a href={SITE_CONTACT}>{words.writeLink}</a>
              </p>
            </div>
          )}
        </div>
      </Sheet>
    </>
  );
}
