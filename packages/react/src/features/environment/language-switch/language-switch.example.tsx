import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { languageSwitchWidget } from '../environment.manifest.ts';

/** The language switch. */
export const example: Example = {
  title: 'Language switch',
  group: 'Environment',
  render: () => <ExampleWidget widget={languageSwitchWidget} answers={{ setLocale: undefined }} />,
};
