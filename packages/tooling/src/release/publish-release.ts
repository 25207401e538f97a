import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Release, releaseFeed, releaseNotes } from './release-feed.ts';
import { compareVersions, readVersion } from './release-version.ts';
import { writeEvergreen } from './write-evergreen.ts';

interface PublishOptions {
  /** The built elements. */
  readonly from: string;
  /** The store: a folder per version, one per major version, `releases.json`. Created if it is missing. */
  readonly store: string;
  /** The elements' changelog, which must have notes for this version. */
  readonly changelog: string;
  /** @default now */
  readonly date?: Date;
}

interface Integrity {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
}

/** Reads `integrity.json` of the build, and checks that every file has its hash. */
function checkedIntegrity(from: string): { readonly version: string; readonly text: string } {
  const text = readFileSync(join(from, 'integrity.json'), 'utf8');
  const { version, files } = JSON.parse(text) as Integrity;
  if (!readVersion(version)) throw new Error(`${version} is not a version.`);
  const wrong = Object.entries(files).filter(([name, hash]) => {
    const file = join(from, name);
    const digest = existsSync(file) && createHash('sha384').update(readFileSync(file)).digest('base64');
    return hash !== `sha384-${digest}`;
  });
  if (wrong.length > 0)
    throw new Error(`The build is incomplete (${wrong.map(([name]) => name).join(', ')}): npm run build`);
  return { version, text };
}

/** Releases in the store, the oldest version first. */
function readReleases(store: string): Release[] {
  return globSync('*/release.json', { cwd: store })
    .map((file) => JSON.parse(readFileSync(join(store, file), 'utf8')) as Release)
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Writes the build's files into the folder of the version atomically. */
function writePinned({ from, store }: PublishOptions, release: Release): void {
  const draft = join(store, `.${release.version}-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  // keep timestamps: a compressed copy must not be older than its source
  const filter = (path: string) => ![join(from, 'npm'), join(from, 'package.json')].includes(path);
  cpSync(from, draft, { recursive: true, preserveTimestamps: true, filter });
  writeFileSync(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  renameSync(draft, join(store, release.version));
}

/** Replaces a file atomically, so that no reader gets a part of it. */
function replaceFile(file: string, content: string): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/**
 * Publishes the built elements under their version (decision 0425). A published version never changes: publishing the same bytes again does
 * nothing, other bytes are refused. The feed and the folder of the major version are derived from the store.
 */
export function publishRelease(options: PublishOptions): 'published' | 'known' {
  const { from, store, changelog, date = new Date() } = options;
  const { version, text } = checkedIntegrity(from);
  mkdirSync(store, { recursive: true });
  const isKnown = existsSync(join(store, version));
  if (isKnown && readFileSync(join(store, version, 'integrity.json'), 'utf8') !== text)
    throw new Error(
      `${version} is already published with other content; published versions never change: npx changeset version`,
    );
  if (!isKnown) {
    const notes = releaseNotes(changelog, version);
    writePinned(options, { version, date: date.toISOString(), notes });
  }
  const releases = readReleases(store);
  const major = readVersion(version)?.major ?? 0;
  const newest = releases.findLast((each) => {
    const own = readVersion(each.version);
    return own?.major === major && own.prerelease === undefined;
  });
  if (newest) writeEvergreen(store, newest.version, String(major), replaceFile);
  replaceFile(join(store, 'releases.json'), releaseFeed(releases));
  return isKnown ? 'known' : 'published';
}
