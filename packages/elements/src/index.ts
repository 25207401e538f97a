export { commonAttributes } from './common-attributes.ts';
export { type DefineOptions, defineAll } from './define-all.ts';
export { type PageSettings, pageSettings } from './page-settings.ts';
