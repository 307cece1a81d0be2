import { describe, expect, it } from 'vitest';
import { chooseKeptFiles, choosePictures, chooseWholeFiles } from './offline.ts';

describe('chooseKeptFiles(files)', () => {
  it('keeps pages once, hashed files, one width of each picture, and what the manifest needs', () => {
    const files = [
      'index.html',
      'sources.html',
      'sources.html.br',
      '404.html',
      'thirsty_fashion/405.html',
      'assets/client-x.js',
      'assets/client-x.js.gz',
      'assets/serif-x.woff2',
      'img/wool-320.avif',
      'img/wool-520.avif',
      'img/wool-520.webp',
      'cards/home.png',
      'stills/field-1.svg',
      'data/fabrics.csv',
      'icon-192.png',
      'favicon.svg',
    ];
    expect(chooseKeptFiles(files)).toEqual([
      'assets/client-x.js',
      'assets/serif-x.woff2',
      'favicon.svg',
      'icon-192.png',
      'img/wool-520.avif',
      'sources.html',
      'stills/field-1.svg',
    ]);
  });
  it('keeps nothing of an empty build', () => {
    expect(chooseKeptFiles([])).toEqual([]);
  });
});

describe('choosePictures(files)', () => {
  it('takes the narrowest of those that are wide enough', () => {
    const files = ['img/hero-1040.avif', 'img/hero-640.avif', 'img/hero-1600.avif', 'img/dot-10.avif'];
    expect(choosePictures(files)).toEqual(['img/hero-640.avif']);
  });
});

describe('chooseWholeFiles(files)', () => {
  it('takes the pictures and data that are not kept unasked', () => {
    const files = [
      'img/wool-520.avif',
      'img/wool-1040.avif',
      'data/claims.json',
      'data/fabrics.csv',
      'data/fabrics.csv.br',
      'es/data/claims.json',
      'es/data/fabrics-es.csv',
      'es/lesson/questions.csv',
      'sources.html',
    ];
    expect(chooseWholeFiles(files)).toEqual([
      'data/fabrics.csv',
      'es/data/fabrics-es.csv',
      'es/lesson/questions.csv',
      'img/wool-1040.avif',
    ]);
    expect(chooseWholeFiles([])).toEqual([]);
  });
});
