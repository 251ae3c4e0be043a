import { closeSync, createReadStream, createWriteStream, fsyncSync, openSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';

/** A file as it goes into an archive. */
export type PackedFile = {
  path: string;
  /** In seconds since 1970. */
  modified: number;
  isExecutable?: boolean;
  read: () => Uint8Array;
};

/**
 * Writes a `.tar.gz` that is the same for the same files: in the order given, owned by nobody in particular. It is on
 * the disk when this resolves.
 * @throws when it cannot be written; what is there then is half an archive.
 */
export async function writeArchive(target: string, files: readonly PackedFile[]): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(target));
  const add = async () => {
    for (const { path, modified, isExecutable = false, read } of files) {
      const data = Buffer.from(read());
      const header = {
        name: path,
        size: data.length,
        mode: isExecutable ? 0o755 : 0o644,
        mtime: new Date(modified * 1000),
        uid: 0,
        gid: 0,
      };
      await new Promise<void>((resolve, reject) => {
        tar.entry(header, data, (error) => (error ? reject(error) : resolve()));
      });
    }
    tar.finalize();
  };
  await Promise.all([written, add().catch((error) => tar.destroy(error))]);
  const file = openSync(target, 'r');
  fsyncSync(file);
  closeSync(file);
}

/**
 * Reads a `.tar.gz` from beginning to end.
 * @param onFile Gets each file.
 * @throws when it is cut off or no such archive, and when it holds anything but files within its folder, such as links.
 */
export async function readArchive(
  source: string,
  onFile: (path: string, data: Buffer) => void,
): Promise<void> {
  const tar = extract();
  const parsed = pipeline(createReadStream(source), createGunzip(), tar);
  const read = async () => {
    for await (const entry of tar) {
      const { name, type } = entry.header;
      if (type !== 'file' || name.startsWith('/') || name.split('/').includes('..'))
        throw new Error(
          `${source} holds ${name}, a ${type}: expected only files within its folder. Do not unpack it`,
        );
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      onFile(name, Buffer.concat(parts));
    }
  };
  // Both, so that neither is left without somebody who hears of its error.
  const [fault] = (await Promise.allSettled([read(), parsed])).flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  );
  if (!fault) return;
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  if (fault instanceof Error && fault.message.startsWith(source)) throw fault;
  if (code === 'ENOENT') throw new Error(`${source} is not there: expected a release’s .tar.gz`);
  throw new Error(
    `${source} cannot be read to its end (${fault instanceof Error ? fault.message : fault}): expected a whole .tar.gz. Fetch it again`,
  );
}
