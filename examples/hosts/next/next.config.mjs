import { parse } from 'node:path';

export default {
  // plain files: the page is opened here without a server of Next's
  output: 'export',
  distDir: 'dist',
  // the libraries of this repository lie outside of the folder; an application of its own needs no such line
  turbopack: { root: parse(process.cwd()).root },
};
