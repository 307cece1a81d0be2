import * as words from '#words/text/production';
import { VALUE_PER_TURN } from '../charts/bar/materials/Bobbin';
import { formatNumberWord } from '../model/words';

/** What stands in the finding's place before the press, and in the paragraph's: neither gives the answer. */
export const PRODUCTION_QUESTION = words.question;
export const PRODUCTION_READING = words.reading(formatNumberWord(VALUE_PER_TURN));
