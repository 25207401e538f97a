/** Bundlers replace the whole expression, so what hangs on it leaves a production build. */
export const isDevelopment = process.env.NODE_ENV !== 'production';
