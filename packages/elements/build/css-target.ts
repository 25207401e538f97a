/** What knows `light-dark()`, which all our colours are (decision 0010). */
export const cssTarget = ['chrome123', 'firefox120', 'safari17.5'];
