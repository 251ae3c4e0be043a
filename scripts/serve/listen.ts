import { createServer, type Server } from 'node:http';
import { variables } from '@/lib/environment/variables';

/**
 * Starts a server on a port.
 * @throws an error that says how to choose another port when this one is taken.
 */
export function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`)
          : error,
      );
    });
    server.listen(port, resolve);
  });
}

/**
 * Makes sure that a port can be served at, before minutes are spent on a build.
 * @throws as `listen` does.
 */
export async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * The port to serve at. Environment: PORT, 3000 by default.
 * @throws when PORT is not a port number.
 */
export function chosenPort(): number {
  const text = process.env.PORT?.trim() || '3000';
  const fault = variables.PORT.fault(text);
  if (fault) throw new Error(`PORT is "${text}": ${fault}`);
  return Number(text);
}
