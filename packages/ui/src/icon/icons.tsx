// Drawings are in files of their own, and nothing is in this one: a widget carries no other's.
export * from './common-icons.tsx';
export * from './external-link-icon.tsx';
export * from './field-icons.tsx';
export * from './form-icons.tsx';
export * from './menu-icons.tsx';
export * from './offers-icon.tsx';
export * from './page-icons.tsx';
export * from './sort-icons.tsx';
