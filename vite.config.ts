import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { parseBasePath } from './server/settings.mjs';

const base = parseBasePath(process.env.BASE_PATH);

export default defineConfig({
  base,
  plugins: [react()],
  build: {
    outDir: `dist${base}`,
    emptyOutDir: false,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
        },
      },
    },
  },
  test: { include: ['{src,build,server}/**/*.test.{ts,tsx}'], environment: 'node' },
});
