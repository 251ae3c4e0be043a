import { createServer, type Server } from 'node:http';
import { variables } from '@/lib/environment/variables';

/** How another port is given to a command. */
const byVariable = (port: number) => `PORT=${port} npm start`;

/** What keeps a server from a port, in a sentence that says how to choose another one; other errors as they are. */
function portFault(error: NodeJS.ErrnoException, port: number, choose: typeof byVariable): Error {
  const another = choose(port < 65535 ? port + 1 : port - 1);
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is taken. Choose another one: ${another}`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is for administrators. Choose one above 1023: ${choose(3000)}`);
  return error;
}

/**
 * Starts a server on a port.
 * @param choose How another port is given to the command that serves.
 * @throws an error that says so when this one is taken.
 */
export function listen(server: Server, port: number, choose = byVariable): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portFault(error, port, choose)));
    server.listen(port, resolve);
  });
}

/**
 * Makes sure that a port can be served at, before minutes are spent on a build.
 * @throws as `listen` does.
 */
export async function requireFreePort(port: number, choose = byVariable): Promise<void> {
  const probe = createServer();
  await listen(probe, port, choose);
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
