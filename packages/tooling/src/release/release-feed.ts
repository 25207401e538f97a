import { compareVersions } from './release-version.ts';

/** A published version, as described by `release.json` in its folder. */
export interface Release {
  readonly version: string;
  /** Instant of the publication, ISO 8601. */
  readonly date: string;
  /** Changes in Markdown. */
  readonly notes: string;
}

/** Months for which a version is served at least after a newer one is published (docs/versions.md). */
const monthsServed = 24;

/** Instant until which a version is served at least; null while no version is newer. */
function servedUntil({ version }: Release, releases: readonly Release[]): string | null {
  const [successor] = releases
    .filter((other) => compareVersions(other.version, version) > 0)
    .map(({ date }) => date)
    .sort();
  if (!successor) return null;
  const until = new Date(successor);
  until.setUTCMonth(until.getUTCMonth() + monthsServed);
  return until.toISOString();
}

/** All published versions as a JSON Feed 1.1, the newest first. */
export function releaseFeed(releases: readonly Release[]): string {
  const newestFirst = [...releases].sort((a, b) => compareVersions(b.version, a.version));
  const items = newestFirst.map((release) => ({
    id: release.version,
    title: `Foyer ${release.version}`,
    content_text: release.notes,
    date_published: release.date,
    _foyer: {
      version: release.version,
      served_since: release.date,
      served_until: servedUntil(release, releases),
    },
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Foyer elements', items };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

/** The notes of a changelog for a version: its section, else the unreleased changes. Throws an error without notes. */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = [version, 'Unreleased']
    .map((name) => sections.find((each) => each.split('\n')[0]?.trim() === name))
    .find((found) => found !== undefined);
  const notes = section?.slice(section.indexOf('\n')).trim();
  if (!notes)
    throw new Error(`The changelog has no entry for ${version}: describe the changes by npx changeset.`);
  return notes;
}
