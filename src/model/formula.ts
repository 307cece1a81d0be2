import { DIVISION_SIGN } from '#words/rules';
import type { Figure } from '../data/figures';
import { LANGUAGE } from '../words/language';
import { directionOf } from '../words/languages';
import { formatDigits, formatNumber } from './format';

/** Finds the figure behind an id. */
export type FindFigure = (id: string) => Figure;

const TOKEN = /\s*(?:\{([a-z0-9.-]+)\}|([\d,]*\.?\d+)|([+−×÷()]))/y;

function readReference(reference: string, find: FindFigure): number {
  const [id = '', end] = reference.split('.');
  const figure = find(id);
  const value = 'value' in figure ? figure.value : end === 'low' ? figure.low : figure.high;
  if ('value' in figure ? end !== undefined : end !== 'low' && end !== 'high') {
    throw new RangeError(
      `formula: {${reference}} must name ${'value' in figure ? 'a value' : 'low or high'}`,
    );
  }
  return value;
}

function splitTokens(expression: string, find: FindFigure): (number | string)[] {
  const tokens: (number | string)[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.length) {
    const start = TOKEN.lastIndex;
    const match = TOKEN.exec(expression);
    if (match === null) throw new RangeError(`formula: cannot read "${expression.slice(start)}"`);
    const [, reference, number, sign] = match;
    if (reference !== undefined) tokens.push(readReference(reference, find));
    else tokens.push(number === undefined ? (sign ?? '') : Number(number.replaceAll(',', '')));
  }
  return tokens;
}

/**
 * Works out a formula of data/claim.ts: `{cotton-liters} × {cups-per-liter}` is 11,421.
 * Throws a RangeError that quotes what it cannot read.
 */
export function calculateFormula(expression: string, find: FindFigure): number {
  const tokens = splitTokens(expression, find);
  let next = 0;
  const readFactor = (): number => {
    const token = tokens[next++];
    if (typeof token === 'number') return token;
    if (token !== '(') throw new RangeError(`formula: a number is missing in "${expression}"`);
    const sum = readSum();
    if (tokens[next++] !== ')') throw new RangeError(`formula: ")" is missing in "${expression}"`);
    return sum;
  };
  const readProduct = (): number => {
    let product = readFactor();
    while (tokens[next] === '×' || tokens[next] === '÷') {
      product = tokens[next++] === '×' ? product * readFactor() : product / readFactor();
    }
    return product;
  };
  const readSum = (): number => {
    let sum = readProduct();
    while (tokens[next] === '+' || tokens[next] === '−') {
      sum = tokens[next++] === '+' ? sum + readProduct() : sum - readProduct();
    }
    return sum;
  };
  const result = readSum();
  if (next < tokens.length) throw new RangeError(`formula: too much in "${expression}"`);
  return result;
}

/** Puts values into words that name them in braces: "Of {cotton-liters} liters" is "Of 2,700 liters". */
export function fillFigures(words: string, find: FindFigure): string {
  return words.replace(/\{([a-z0-9.-]+)\}/g, (_, reference) => formatNumber(readReference(reference, find)));
}

/** Puts the values into a formula: "2,700 × 4.23", its own numbers and signs as the language writes them. */
export function formatFormula(expression: string, find: FindFigure): string {
  return expression
    .replaceAll('÷', DIVISION_SIGN)
    .replace(/\{([a-z0-9.-]+)\}|[\d,]*\.?\d+/g, (number, reference?: string) =>
      reference === undefined
        ? formatDigits(Number(number.replaceAll(',', '')), 15)
        : formatNumber(readReference(reference, find)),
    );
}

/** Keeps arithmetic from the left where lines run from the right: between the marks of Unicode for it. */
export const isolateFormula = (formula: string, direction = directionOf(LANGUAGE)): string =>
  direction === 'rtl' ? `\u2066${formula}\u2069` : formula;

/** A formula with the values put in, and what it gives: "100 × 79 ÷ 1,640 = 4.81707"; of a formula that is one number, that number. */
export const formatEquation = (expression: string, find: FindFigure, result: string): string => {
  const formula = formatFormula(expression, find);
  return isolateFormula(formula === result ? result : `${formula} = ${result}`);
};
