import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import type { Settings } from './read-settings.ts';

/** Returns the environment of an installation, from its settings or their defaults. */
export const environmentOf = ({
  FOYER_ENVIRONMENT,
  NODE_ENV,
}: Pick<Settings, 'FOYER_ENVIRONMENT' | 'NODE_ENV'>): DeploymentEnvironment =>
  FOYER_ENVIRONMENT ?? (NODE_ENV === 'production' ? 'production' : 'development');
