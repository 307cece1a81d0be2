import { VALUE_PER_TURN } from '../../charts/materials/Bobbin';
import { formatNumberWord } from '../../model/words';

/** What stands in the finding's place before the press, and in the paragraph's: neither gives the answer. */
export const PRODUCTION_QUESTION = 'Which of the five phases makes the most CO2?';
export const PRODUCTION_READING = `One turn of thread on a bobbin is ${formatNumberWord(VALUE_PER_TURN)} grams of CO2, if our check is right.`;
