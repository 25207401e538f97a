/** Headers of responses that any page may load. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};
