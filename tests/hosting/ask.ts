import { request as sendRequest } from 'node:http';
import { connect } from 'node:net';

export type Reply = { status: number; headers: Record<string, string | undefined>; body: string };

/** Sends one request byte for byte: `fetch` would tidy the path up first. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(chunks).toString('utf8'),
          });
        });
      },
    );
    request.on('error', reject);
    request.end();
  });
}

/** Writes raw bytes; resolves with what came back once the server has closed, or after `patienceMs`. */
export function writeRaw(port: number, text: string, patienceMs: number) {
  return new Promise<{ reply: string; isClosed: boolean }>((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const finish = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ reply, isClosed });
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
    });
    socket.on('close', () => finish(true));
    socket.on('error', () => finish(true));
  });
}
