/**
 * `npm run bench`: the login compared with a hand-written form; `npm run bench -- server`: the server at real size with sequential calls, or with
 * `--clients 16` with parallel clients; `-- portal`: the portal's screens on a slow phone; `-- outages`: killed databases.
 */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  login: () => import('./login-bench.ts'),
  server: () =>
    process.argv.includes('--clients') ? import('./load/load-bench.ts') : import('./server-bench.ts'),
  portal: () => import('./portal/portal-bench.ts'),
  outages: () => import('./outage-bench.ts'),
};
const name = process.argv[2] ?? 'login';
const bench = benches[name];
if (!bench) {
  console.error(`There is no bench "${name}". Benches: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
await bench();
