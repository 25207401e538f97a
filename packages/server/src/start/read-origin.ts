import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import { judgeOrigin, type OriginFault } from '../domain/branding/judge-origin.ts';
import { InvalidSettings } from './read-settings.ts';

const faults: Readonly<Record<OriginFault, string>> = {
  origin_malformed: 'is not an origin: expected https://www.example.org, without a path',
  origin_wildcard: 'has a wildcard: name each host; only development accepts *, for any page',
  origin_insecure: 'is not encrypted: outside development an origin must be https',
  origin_local: "is a developer's own machine: allowed only in development",
};

/** Returns `https://www.example.org`, the origin of a page as browsers send it. Throws for any other text, and where the environment forbids it. */
export function readOrigin(text: string, environment: DeploymentEnvironment): string {
  const judged = judgeOrigin(text, environment);
  if (judged.ok) return judged.origin;
  throw new InvalidSettings(`${text} ${faults[judged.fault]}`);
}
