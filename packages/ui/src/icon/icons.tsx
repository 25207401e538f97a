// Exports only: each group of icons has a file of its own, so that a widget does not load the icons of others.
export * from './common-icons.tsx';
export * from './external-link-icon.tsx';
export * from './field-icons.tsx';
export * from './form-icons.tsx';
export * from './menu-icons.tsx';
export * from './offers-icon.tsx';
export * from './page-icons.tsx';
export * from './sort-icons.tsx';
