/** Where the demo's service desk answers. */
export const deskPath = '/service-desk';
