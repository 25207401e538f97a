export default {
  mode: 'production',
  entry: './main.js',
  // what the package holds is small already; doing it again takes a minute
  optimization: { minimize: false },
  performance: { hints: false },
};
