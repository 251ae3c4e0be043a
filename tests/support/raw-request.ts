import net from 'node:net';

/** A response as it came over the wire. */
export type RawResponse = {
  status: number;
  /** Header values by lower-case name. */
  headers: Readonly<Record<string, string>>;
  body: string;
};

/**
 * Sends a request whose path is passed on exactly as it is given, which no client library does. It
 * speaks HTTP/1.0 unless told otherwise, so that bodies come in one piece.
 * @param target Path and query, byte for byte (latin1).
 * @param more Method and further header lines.
 * @returns The response; status 0 when the server closed the connection without one.
 */
export function rawRequest(
  port: number,
  target: string,
  { method = 'GET', headers = [] as string[], version = '1.0' } = {},
): Promise<RawResponse> {
  const lines = [
    `${method} ${target} HTTP/${version}`,
    'Host: localhost',
    'Connection: close',
    ...headers,
  ];
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(parseResponse(Buffer.concat(chunks).toString('utf8'))));
    socket.on('error', reject);
  });
}

function parseResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const status = Number(statusLine.split(' ')[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n') };
}
