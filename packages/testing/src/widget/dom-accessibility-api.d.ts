// The package ships types that its `exports` hide.
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}
