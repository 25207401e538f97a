/** First browser versions with `light-dark()`, which all our colours use (decision 0010). */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
