import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/hosting/*.hosting.ts'], environment: 'node', testTimeout: 20_000 },
});
