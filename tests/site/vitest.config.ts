import { defineConfig } from 'vitest/config';
import site from '../../vite.config.ts';

// What is asked of dist/, the files as they are sent: after a build, without a browser.
export default defineConfig({ ...site, test: { ...site.test, include: ['tests/site/*.site.ts'] } });
