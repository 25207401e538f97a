import { useState } from 'react';
import type { Example } from '../example.ts';
import { fileTexts } from '../testing/example-texts.ts';
import { FileDrop } from './file-drop.tsx';
import type { FileItem } from './file-list.tsx';

const sample = (name: string) => new File(['x'], name, { type: 'application/pdf' });
const start: FileItem[] = [
  { id: 'a', file: sample('tacho-rueckseite.pdf'), detail: '2,3 MB', progress: null },
  {
    id: 'b',
    file: sample('kilometerstand-november-2026-mit-sehr-langem-namen.pdf'),
    detail: '4,0 MB',
    progress: 0.28,
  },
];

function Demo() {
  const [files, setFiles] = useState(start);
  return (
    <FileDrop
      label="Foto des Kilometerzählers"
      texts={fileTexts}
      accept="image/*,.pdf"
      isMultiple
      files={files}
      onAdd={(added) =>
        setFiles((list) => [
          ...list,
          ...added.map((file, at) => ({
            id: `${list.length + at}`,
            file,
            detail: `${file.size} B`,
            progress: null,
          })),
        ])
      }
      onRemove={(id) => setFiles((list) => list.filter((item) => item.id !== id))}
    />
  );
}

export const example: Example = { title: 'Dateien', group: 'Felder', render: () => <Demo /> };
