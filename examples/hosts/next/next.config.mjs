export default {
  // plain files: the page is opened here without a server of Next's
  output: 'export',
  distDir: 'dist',
};
