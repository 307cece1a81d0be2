import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** A certificate for localhost that nobody but a test trusts, and its key, as files in a folder. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'localhost.pem'), join(folder, 'localhost.key')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2'.split(' ');
  const { status } = spawnSync('openssl', [...args, ...subject, '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error('openssl made no certificate');
  return { certificate, key };
}
