import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Uploads, useUploads } from './use-uploads.ts';

const rule = { required: true, maxCount: 2, maxBytes: 10, types: ['image/png', 'application/pdf'] };

function Probe({ onDrawn }: { readonly onDrawn: (uploads: Uploads) => void }) {
  onDrawn(useUploads(rule));
  return null;
}

async function show() {
  let uploads: Uploads | undefined;
  const root = createRoot(document.createElement('div'));
  root.render(
    <Probe
      onDrawn={(next) => {
        uploads = next;
      }}
    />,
  );
  onTestFinished(() => root.unmount());
  await vi.waitUntil(() => uploads !== undefined);
  return () => uploads as Uploads;
}
const file = (name: string, type: string, size = 5) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

describe('useUploads', () => {
  it('judges type, size and count before anything is sent', async () => {
    const uploads = await show();
    expect(uploads().check('photo')).toEqual([{ path: 'photo', code: 'required' }]);
    uploads().add([
      file('a.png', 'image/png'),
      file('b.exe', 'application/x-msdownload'),
      file('c.pdf', '', 50),
    ]);
    uploads().add([file('a.png', 'image/png'), file('d.pdf', ''), file('e.png', 'image/png')]);
    await vi.waitUntil(() => uploads().entries.length === 5);
    expect(uploads().entries.map(({ error }) => error)).toEqual([
      null,
      'file_type',
      'file_size',
      null,
      'file_count',
    ]);
    expect(uploads().files.map(({ name }) => name)).toEqual(['a.png', 'd.pdf']);
    expect(uploads().check('photo')[0]?.code).toBe('file_type');
  });

  it('lets a file in when another is taken out', async () => {
    const uploads = await show();
    uploads().add([file('a.png', 'image/png'), file('b.png', 'image/png', 6), file('c.png', 'image/png', 7)]);
    await vi.waitUntil(() => uploads().entries.length === 3);
    uploads().remove(uploads().entries[0]?.id ?? '');
    await vi.waitUntil(() => uploads().entries.length === 2);
    expect(uploads().check('photo')).toEqual([]);
  });
});
