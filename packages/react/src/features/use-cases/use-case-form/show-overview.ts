/** Shows all requests in place, where the host has no page for them, and focuses the given submission. */
export type ShowOverview = (submissionId: string) => void;
