/** Bundlers replace the whole expression, so that development code is removed from a production build. */
export const isDevelopment = process.env.NODE_ENV !== 'production';
