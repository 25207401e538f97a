import type { DeploymentEnvironment } from '@foyer/contract/environment/origins.schema';
import type { Settings } from './read-settings.ts';

/** Which environment an installation is, as its settings say or imply. */
export const environmentOf = ({
  FOYER_ENVIRONMENT,
  NODE_ENV,
}: Pick<Settings, 'FOYER_ENVIRONMENT' | 'NODE_ENV'>): DeploymentEnvironment =>
  FOYER_ENVIRONMENT ?? (NODE_ENV === 'production' ? 'production' : 'development');
