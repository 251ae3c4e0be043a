import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenPort, listen } from './listen';

const servers: Server[] = [];

const newServer = () => {
  const server = createServer((_request, response) => response.end('here'));
  servers.push(server);
  return server;
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

afterEach(async () => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

describe('listen', () => {
  it('answers at the port once it resolves', async () => {
    const server = newServer();
    await listen(server, 0);
    const response = await fetch(`http://localhost:${portOf(server)}`);
    expect(await response.text()).toBe('here');
  });

  it('says how to choose another port when this one is taken', async () => {
    const first = newServer();
    await listen(first, 0);
    const port = portOf(first);
    await expect(listen(newServer(), port)).rejects.toThrow(
      `Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`,
    );
    const choose = (another: number) => `serve --port ${another}`;
    await expect(listen(newServer(), port, choose)).rejects.toThrow(
      `Choose another one: serve --port ${port + 1}`,
    );
  });

  it('says which ports are for everybody', async () => {
    const server = newServer();
    const started = listen(server, 80);
    server.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' }));
    await expect(started).rejects.toThrow('Port 80 is for administrators. Choose one above 1023');
  });
});

describe('chosenPort', () => {
  it('is 3000 where none is named', () => {
    vi.stubEnv('PORT', undefined);
    expect(chosenPort()).toBe(3000);
    vi.stubEnv('PORT', '');
    expect(chosenPort()).toBe(3000);
  });

  it.each(['0', '-1', '65536', '80.5', 'http', '80a', 'Infinity'])('refuses %s', (text) => {
    vi.stubEnv('PORT', text);
    expect(chosenPort).toThrow(`PORT is "${text}": expected a whole number from 1 to 65535`);
  });
});
