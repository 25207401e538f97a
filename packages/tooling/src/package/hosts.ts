/** What is run in a host of `examples/hosts`, and how its page is opened afterwards. */
export interface Host {
  /** Commands by what they show; the types of each host refuse what stands in its `refused` file. */
  readonly checks: Readonly<Record<string, readonly [program: string, ...args: string[]]>>;
  /** A command that must fail and what it must say, where the checker has no way to expect a fault in its place. */
  readonly refused?: {
    readonly command: readonly [program: string, ...args: string[]];
    readonly says: readonly string[];
  };
  /** The folder with the page, or the program that serves it and prints its port. */
  readonly page: { readonly folder: string } | { readonly server: string };
}

const vite = { 'Vite builds it': ['vite', 'build', '--logLevel', 'warn'] } as const;
const tsc = { 'its types hold': ['tsc', '-p', '.'] } as const;
const built = { folder: 'dist' } as const;

/** The folders of `examples/hosts`. */
export const hosts: Readonly<Record<string, Host>> = {
  angular: {
    checks: { 'ngc compiles it': ['ngc', '-p', '.'], ...vite },
    refused: { command: ['ngc', '-p', 'tsconfig.refused.json'], says: ["Property 'pieces' does not exist"] },
    page: built,
  },
  next: {
    checks: { 'Next builds it, with its types': ['next', 'build'] },
    page: built,
  },
  'react-19': { checks: { ...tsc, ...vite }, page: built },
  'react-18': { checks: { ...tsc, ...vite }, page: built },
  vue: { checks: { 'vue-tsc checks its templates': ['vue-tsc', '-p', '.'], ...vite }, page: built },
  svelte: {
    checks: {
      'svelte-check checks its markup': [
        'svelte-check',
        '--tsconfig',
        './tsconfig.json',
        '--fail-on-warnings',
      ],
      ...vite,
    },
    page: built,
  },
  solid: { checks: { ...tsc, ...vite }, page: built },
  lit: { checks: { ...tsc, ...vite }, page: built },
  webpack: {
    checks: { 'webpack builds it': ['node', 'node_modules/webpack-cli/bin/cli.js', 'build'] },
    page: { folder: '.' },
  },
  'import-map': { checks: {}, page: { folder: '.' } },
  'server-rendered': { checks: {}, page: { server: 'server.mjs' } },
};
