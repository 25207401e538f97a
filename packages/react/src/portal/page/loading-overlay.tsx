/** Covers the whole page while it cannot be shown yet (specification section 2); nothing cancels it. */
export function LoadingOverlay() {
  return (
    <div className="overlay" role="status" aria-busy="true">
      <span className="overlay-spinner" />
    </div>
  );
}
