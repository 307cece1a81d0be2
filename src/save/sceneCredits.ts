import * as words from '#words/picture';
import { SEMICOLON } from '#words/rules';
import type { ClaimTexts } from '../claim/publishedClaims';
import { formatSource } from '../model/reference';
import type { Credits } from './composePicture';

interface SceneWords {
  title: string;
  /** The claims whose sources the picture names. */
  claims: readonly string[];
}

/** What a saved scene says of itself; numbers come from the claims. */
const SCENES: Readonly<Record<string, SceneWords>> = {
  shirt: { title: words.shirt, claims: ['cotton-liters'] },
  waters: {
    title: words.waters,
    claims: ['irrigation-cups', 'irrigation-liters'],
  },
  places: { title: words.places, claims: ['world-irrigation'] },
  lake: { title: words.lake, claims: ['fashion-water', 'textile-water'] },
  costs: { title: words.costs, claims: ['cotton-water'] },
  label: { title: words.label, claims: ['cotton-liters', 'dyeing'] },
  lives: { title: words.lives, claims: ['making-co2', 'life-wears', 'power-eu'] },
};

/** The sources behind some claims: "DCU Water, Water Blog, 2020; …". */
export function listSources(claims: readonly string[], texts: ClaimTexts): string {
  const named = claims.flatMap((id) => texts.listSources(texts.findClaim(id)));
  return [...new Set(named.map(formatSource))].join(SEMICOLON);
}

/** Title and sources of a scene. Throws a RangeError for a scene that has no words. */
export function describeScene(
  name: string,
  texts: ClaimTexts,
): Omit<Credits, 'address'> & Pick<SceneWords, 'claims'> {
  const scene = SCENES[name];
  if (scene === undefined) throw new RangeError(`pictures: there is no scene "${name}"`);
  const title = scene.title.replace(/\{([\w-]+)\}/g, (_, id) => texts.findClaim(id).text);
  return { title, claims: scene.claims, source: listSources(scene.claims, texts) };
}
