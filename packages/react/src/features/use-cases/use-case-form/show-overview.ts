/** Shows all requests in place, where the host has no page for them, with the focus on the one that was sent. */
export type ShowOverview = (submissionId: string) => void;
