export { commonAttributes } from './common-attributes.ts';
export { type DefineOptions, defineAll } from './define-all.ts';
export { Foyer } from './host/foyer.ts';
export type * from './host/foyer-host.ts';
export { type PageSettings, pageSettings } from './page-settings.ts';
