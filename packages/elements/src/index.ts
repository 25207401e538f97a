export { commonAttributes } from './common-attributes.ts';
export { type DefineOptions, defineAll } from './define-all.ts';
export { createElementClass, defineElement } from './define-element.ts';
export { type PageSettings, pageSettings } from './settings.ts';
