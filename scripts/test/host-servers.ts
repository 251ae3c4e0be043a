import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that runs in a process of its own. */
export type HostServer = { port: number; pid: number; stop: () => void };

/** Where distributions put nginx's modules, and where nginx looks for them by itself. */
const modules = '/usr/lib/nginx/modules';

/**
 * Makes sure that nginx is there, with which the site's configuration is tested.
 * @throws one sentence that says how to get what is missing.
 */
export function requireNginx(): void {
  const isInstalled = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;
  const missing = [
    ...(isInstalled ? [] : ['nginx-light']),
    ...(existsSync(`${modules}/ngx_http_brotli_static_module.so`)
      ? []
      : ['libnginx-mod-http-brotli-static']),
  ];
  if (missing.length > 0)
    throw new Error(
      `The configuration of nginx is tested with nginx itself, and ${missing.join(', ')} is not installed: apt-get install ${missing.join(' ')} (Debian 12; other systems call them nginx with ngx_brotli)`,
    );
}

/** A port that nobody listens at. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until a process answers at a port. */
async function untilReady(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`);
    try {
      await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) });
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`Nothing answered at port ${port}: ${said()}`);
}

/**
 * Starts a program that serves.
 * @returns It, once it answers.
 * @throws with what it said when it ends before.
 */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  env: Readonly<Record<string, string>> = {},
): Promise<HostServer> {
  const output: string[] = [];
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)));
  try {
    await untilReady(port, child, () => output.join('').slice(-2000));
  } catch (error) {
    child.kill();
    throw error;
  }
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}

const temporaryFolder = (name: string) => mkdtempSync(path.join(tmpdir(), `${name}-`));

/**
 * Runs nginx with the configuration of the container, whose folders lie in a temporary one.
 * @param site The built site; what hosts are told of it lies beside it.
 * @param change Of its lines, e.g. for HTTP/2.
 * @param chosenPort Where it listens; any free port by default.
 */
export async function startNginx(
  site: string,
  change: (text: string) => string = (text) => text,
  chosenPort?: number,
): Promise<HostServer> {
  const [port, place] = [chosenPort ?? (await freePort()), temporaryFolder('nginx')];
  cpSync(`${site}-hosting/nginx`, place, { recursive: true });
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('load_module modules', `load_module ${modules}`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    // Before the site's own folder comes in, which may lie below /tmp itself.
    .replaceAll('/tmp/', `${place}/`)
    .replace('root /srv/site', `root ${site}`);
  const file = path.join(place, 'own.conf');
  writeFileSync(file, change(text));
  return startServer('nginx', ['-p', place, '-c', file, '-g', 'daemon off;'], port);
}
