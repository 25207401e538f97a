import { useState } from 'react';
import type { Example } from '../example.ts';
import { FileDrop } from './file-drop.tsx';
import type { FileItem } from './file-item.tsx';

const start: FileItem[] = [
  { id: 'a', name: 'tacho-rueckseite.jpg', detail: '2,3 MB', status: 'done' },
  {
    id: 'b',
    name: 'kilometerstand-november-2026-mit-sehr-langem-namen.jpg',
    detail: '1,1 von 4,0 MB',
    status: 'uploading',
    progress: 0.28,
  },
  { id: 'c', name: 'schein.pdf', status: 'error', error: 'Die Verbindung ist abgebrochen.' },
];

function Demo() {
  const [files, setFiles] = useState(start);
  const [error, setError] = useState<string>();
  const remove = (id: string) => setFiles((list) => list.filter((item) => item.id !== id));
  const retry = (id: string) =>
    setFiles((list) =>
      list.map((item) => (item.id === id ? { ...item, status: 'uploading', progress: 0 } : item)),
    );
  return (
    <FileDrop
      label="Foto des Kilometerzählers"
      texts={{
        invite: 'Dateien hierher ziehen, einfügen oder auswählen',
        limits: 'JPG, PNG oder PDF, bis 10 MB, höchstens 5',
        progress: (name) => `${name} wird hochgeladen`,
        cancel: (name) => `${name} abbrechen`,
        retry: (name) => `${name} erneut versuchen`,
        remove: (name) => `${name} entfernen`,
      }}
      accept="image/*,.pdf"
      maxSize={10_000_000}
      maxFiles={5}
      files={files}
      error={error}
      onAdd={({ accepted, rejected }) => {
        setError(rejected.length > 0 ? `${rejected[0]?.file.name} passt nicht.` : undefined);
        const added = accepted.map(
          (file): FileItem => ({
            id: `${file.name}-${Date.now()}`,
            name: file.name,
            file,
            detail: `${file.size} B`,
            status: 'done',
          }),
        );
        setFiles((list) => [...list, ...added]);
      }}
      onRemove={remove}
      onCancel={remove}
      onRetry={retry}
    />
  );
}

export const example: Example = { title: 'Dateien', group: 'Felder', render: () => <Demo /> };
