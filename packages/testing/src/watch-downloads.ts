import { onTestFinished, vi } from 'vitest';

/** Collects the files that a page hands to the browser for saving, by file name, until the test is over. */
export function watchDownloads(): Map<string, Blob> {
  const saved = new Map<string, Blob>();
  const blobs = new Map<string, Blob>();
  const create = (blob: Blob | MediaSource) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  };
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation(create),
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const blob = blobs.get(this.href);
      if (blob) saved.set(this.download, blob);
    }),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return saved;
}
