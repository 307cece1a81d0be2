import * as words from '#words/noticePages';
import { NOTICE_PATHS } from './notice';

const NAMES: Readonly<Record<(typeof NOTICE_PATHS)[number], string>> = {
  '/thirsty_fashion/info1': words.shirt,
  '/thirsty_fashion/where': words.where,
  '/charts/production': words.phases,
  '/charts/fabrics': words.fabrics,
};

/** Pages whose pictures can be shown without their words. Apart from the paths: those are in every page's first script. */
export const NOTICE_PAGES = NOTICE_PATHS.map((path) => ({ path, name: NAMES[path] }));
