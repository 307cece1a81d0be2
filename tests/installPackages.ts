import { spawnSync } from 'node:child_process';

const INSTALL_MS = 600_000;

/** Installs Debian's packages where we may; whoever asks looks afterwards whether they are there. */
export function installPackages(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const options = { stdio: 'ignore', timeout: INSTALL_MS } as const;
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
