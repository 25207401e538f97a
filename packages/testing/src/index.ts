export * from './create-test-world.ts';
export * from './fake/fake-api.ts';
export * from './fake/fake-user.ts';
export { createMemoryStorages } from './fake/memory-storage.ts';
export * from './widget/describe-widget.ts';
export * from './widget/show-widget.tsx';
