/** Path of the demo's service desk. */
export const deskPath = '/service-desk';
