export default {
  // plain files, since the test opens the page without a Next server
  output: 'export',
  distDir: 'dist',
};
