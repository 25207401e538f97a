export * from './create-test-world.ts';
export { createBrowserStorages } from './fake/browser-storage.ts';
export * from './fake/fake-api.ts';
export * from './fake/fake-user.ts';
export * from './widget/describe-widget.ts';
export * from './widget/show-hook.tsx';
export * from './widget/show-widget.tsx';
