/**
 * Notes what is typed and where the focus is. Returns what puts it back where the fields had to be drawn anew; fields that
 * stayed are not touched.
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
