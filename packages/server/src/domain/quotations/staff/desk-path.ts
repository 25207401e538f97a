/** Where the demo's service desk answers (decision 0275). */
export const deskPath = '/service-desk';
