import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createIdempotencyKeys } from '../provider/idempotency-keys.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

const rule = { required: true, maxCount: 2, maxBytes: 10, types: ['image/png', 'application/pdf'] };

function Probe({ onDrawn }: { readonly onDrawn: (uploads: Uploads) => void }) {
  onDrawn(useUploads(rule));
  return null;
}

async function showAgain() {
  const drawn: Uploads[] = [];
  const root = createRoot(document.createElement('div'));
  const draw = () => root.render(<Probe onDrawn={(next) => drawn.push(next)} />);
  draw();
  onTestFinished(() => root.unmount());
  await vi.waitUntil(() => drawn.length > 0);
  return { uploads: () => drawn.at(-1) as Uploads, draw, draws: () => drawn.length };
}
const show = async () => (await showAgain()).uploads;
const file = (name: string, type: string, size = 5) =>
  new File(['x'.repeat(size)], name, { type, lastModified: 1 });

describe('useUploads', () => {
  it('takes what the rule allows, tells what it does not, and is not blocked by it', async () => {
    const uploads = await show();
    expect(uploads().check('photo')).toEqual([{ path: 'photo', code: 'required' }]);
    const first = uploads().add([
      file('a.png', 'image/png'),
      file('b.exe', 'application/x-msdownload'),
      file('c.pdf', '', 50),
      file('leer.png', 'image/png', 0),
    ]);
    expect(first.accepted.map(({ name }) => name)).toEqual(['a.png']);
    const second = uploads().add([file('a.png', 'image/png'), file('d.pdf', ''), file('e.png', 'image/png')]);
    expect(second.accepted.map(({ name }) => name)).toEqual(['d.pdf']);
    await vi.waitUntil(() => uploads().entries.length === 2);
    expect(first.rejected.map(({ reason }) => reason)).toEqual(['file_type', 'file_size', 'file_empty']);
    expect(uploads().rejected.map(({ file: { name }, reason }) => [name, reason])).toEqual([
      ['e.png', 'file_count'],
    ]);
    expect(uploads().files.map(({ name }) => name)).toEqual(['a.png', 'd.pdf']);
    expect(uploads().check('photo')).toEqual([]);
    uploads().remove(uploads().entries[0]?.id ?? '');
    await vi.waitUntil(() => uploads().entries.length === 1);
    expect(uploads().rejected).toEqual([]);
  });

  it('keeps its lists while nothing about them changes', async () => {
    const { uploads, draw, draws } = await showAgain();
    uploads().add([file('a.png', 'image/png')]);
    await vi.waitUntil(() => uploads().entries.length === 1);
    const { entries, files } = uploads();
    const before = draws();
    draw();
    await vi.waitUntil(() => draws() > before);
    expect(uploads().entries).toBe(entries);
    expect(uploads().files).toBe(files);
    uploads().setProgress(0.5);
    await vi.waitUntil(() => uploads().entries[0]?.progress === 0.5);
    expect(uploads().files).toBe(files);
  });

  it('works on an origin that is not secure', async () => {
    const randomUUID = vi.spyOn(crypto, 'randomUUID');
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    onTestFinished(() => {
      Reflect.deleteProperty(crypto, 'randomUUID');
      randomUUID.mockRestore();
    });
    const uploads = await show();
    uploads().add([file('a.png', 'image/png'), file('b.png', 'image/png', 6)]);
    await vi.waitUntil(() => uploads().entries.length === 2);
    expect(new Set(uploads().entries.map(({ id }) => id)).size).toBe(2);
    const keys = createIdempotencyKeys();
    expect(keys.keyFor({ a: 1 })).toMatch(/^[\w-]{16,64}$/);
    expect(keys.keyFor({ a: 1 })).toBe(keys.keyFor({ a: 1 }));
  });

  it('lets a file in when another is taken out', async () => {
    const uploads = await show();
    uploads().add([file('a.png', 'image/png'), file('b.png', 'image/png', 6), file('c.png', 'image/png', 7)]);
    await vi.waitUntil(() => uploads().entries.length === 2);
    uploads().remove(uploads().entries[0]?.id ?? '');
    uploads().add([file('c.png', 'image/png', 7)]);
    await vi.waitUntil(() => uploads().files[1]?.name === 'c.png');
    expect(uploads().rejected).toEqual([]);
  });
});
