/** What a widget's test needs. Tests against a real server take `@foyer/testing/create-test-world`. */
export * from './fake/fake-api.ts';
export * from './fake/fake-user.ts';
export * from './widget/describe-widget.ts';
export * from './widget/show-widget.tsx';
