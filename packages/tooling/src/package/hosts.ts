/** Checks of a host of `examples/hosts`, and its page. */
export interface Host {
  /** Whether the host is one of the few that short runs build, each of them of a different kind. */
  readonly inShort?: true;
  /** Commands by their description; the types of each host must refuse the code in its `refused` file. */
  readonly checks: Readonly<Record<string, readonly [program: string, ...args: string[]]>>;
  /** A command that must fail, and its output, for a checker that cannot mark an expected error in the code. */
  readonly refused?: {
    readonly command: readonly [program: string, ...args: string[]];
    readonly says: readonly string[];
  };
  /** The folder with the page, or the program that serves it and prints its port. */
  readonly page: { readonly folder: string } | { readonly server: string };
}

const vite = { 'Vite builds it': ['vite', 'build', '--logLevel', 'warn'] } as const;
const tsc = { 'its types are correct': ['tsc', '-p', '.'] } as const;
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
  'react-19': { inShort: true, checks: { ...tsc, ...vite }, page: built },
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
    checks: { 'webpack builds it': ['webpack', 'build'] },
    page: { folder: '.' },
  },
  'import-map': { inShort: true, checks: {}, page: { folder: '.' } },
  'server-rendered': { inShort: true, checks: {}, page: { server: 'server.mjs' } },
};

/** Names of the hosts in short runs: a page without a bundler, one from a server, and the React components in a bundle. */
export const shortHosts: readonly string[] = Object.keys(hosts).filter((name) => hosts[name]?.inShort);

/** The number of checks of these hosts: the installation, the host's own checks, and the sign-in of a user. */
export const countHostChecks = (names: readonly string[]): number =>
  names.reduce((sum, name) => {
    const host = hosts[name];
    return sum + 2 + Object.keys(host?.checks ?? {}).length + (host?.refused ? 1 : 0);
  }, 0);
