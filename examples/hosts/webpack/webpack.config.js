export default {
  mode: 'production',
  entry: './main.js',
  // the package is minified already; minifying it again takes a minute
  optimization: { minimize: false },
  performance: { hints: false },
};
