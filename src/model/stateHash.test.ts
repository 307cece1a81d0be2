import { expect, it } from 'vitest';
import { formatActivity } from './lesson/activity';
import { formatLives, parseLives } from './lives/address';
import { OPENING } from './lives/life';
import { findClass, holdsState, joinClass, leadTo } from './stateHash';

it('holdsState(hash) tells what a page shows from the names of places', () => {
  expect(
    [
      formatLives(OPENING),
      '#cups=6-7',
      '#class=1.k3f9_6',
      '#class=2.6.k3f9_6',
      '#join',
      '#joi',
      '#answer=1.k3f9',
      formatActivity({ ask: 'Why?', stops: [] }),
    ].map(holdsState),
  ).toEqual(Array(8).fill(true));
  expect(['', '#', '#studies', '#cups', '#joined', '#:~:text=cups='].map(holdsState)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

const LIVES = formatLives(OPENING);

it('findClass(hash) finds a class and a pupil, alone or behind two lives', () => {
  const classes = [
    '#cups=6-7',
    '#class=2.6.k3f9_6',
    '#class=1.k3f9_6',
    '#answer=1.k3f9',
    '#class=1.odd&more',
  ];
  expect(classes.map(findClass)).toEqual(classes);
  expect(classes.map((each) => findClass(joinClass(LIVES, each)))).toEqual(classes);
  expect([LIVES, joinClass(LIVES, '#end'), '', '#', '#end', '#a&class=1.k3f9'].map(findClass)).toEqual([
    '',
    '',
    '',
    '',
    '',
    '',
  ]);
});

it('joinClass(lives, hash) leaves both lives to be read', () => {
  const pair = { a: OPENING.b, b: OPENING.a };
  expect(parseLives(joinClass(formatLives(pair), '#class=1.k3f9_6'))).toEqual({ pair });
});

it('leadTo(hash, ownHash) takes a class along to lives, and past the name of a place', () => {
  const ofClass = '#class=1.k3f9_6';
  expect(leadTo('', ofClass)).toEqual({ hash: ofClass });
  expect(leadTo('end', ofClass)).toEqual({ hash: ofClass, place: 'end' });
  expect(leadTo('#cotton-cups', ofClass)).toEqual({ hash: ofClass, place: 'cotton-cups' });
  expect(leadTo(LIVES, ofClass)).toEqual({ hash: `${LIVES}&class=1.k3f9_6` });
  expect(leadTo('#cups=6', ofClass)).toEqual({ hash: '#cups=6' });
  expect(['', 'end', LIVES].map((hash) => leadTo(hash, '#studies'))).toEqual([
    { hash: '' },
    { hash: 'end' },
    { hash: LIVES },
  ]);
});
