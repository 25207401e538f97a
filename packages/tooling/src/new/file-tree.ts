import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder on disk with changes that are kept in memory until `save`. Paths are relative, with slashes. */
export interface FileTree {
  /** The text of a file, including changes; null if the file does not exist. */
  read(path: string): string | null;
  /** The text of a file that must exist. */
  need(path: string): string;
  write(path: string, text: string): void;
  /** Writes a file that must not exist yet. */
  create(path: string, text: string): void;
  /** Names in a folder on disk. */
  list(folder: string): string[];
  /** Everything written so far. */
  readonly changes: ReadonlyMap<string, string>;
  save(): void;
}

/** Opens a folder for changes. */
export function openFileTree(root: string): FileTree {
  const changes = new Map<string, string>();
  const onDisk = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;
  const read = (path: string) => changes.get(path) ?? onDisk(path);
  return {
    read,
    need(path) {
      const text = read(path);
      if (text === null) throw new Error(`There is no file ${path}.`);
      return text;
    },
    write: (path, text) => void changes.set(path, text),
    create(path, text) {
      if (read(path) !== null) throw new Error(`${path} already exists.`);
      changes.set(path, text);
    },
    list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
    changes,
    save() {
      for (const [path, text] of changes) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text);
      }
    },
  };
}
