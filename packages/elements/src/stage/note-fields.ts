/**
 * Records the typed text and the focus. Returns a function that restores both if the fields had to be redrawn; fields that were
 * kept are not changed.
 */
export function noteFields(root: ShadowRoot): () => void {
  const fields = [...root.querySelectorAll('input')].map((field) => ({ field, value: field.value }));
  const focused = root.activeElement;
  const twinOf = ({ name }: HTMLInputElement) => root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  return () => {
    for (const { field, value } of fields) {
      const twin = twinOf(field);
      if (field.isConnected || !twin) continue;
      twin.value = value;
      if (field === focused) twin.focus();
    }
  };
}
