import { showHook } from '@foyer/testing';
import { describe, expect, it } from 'vitest';
import { baseMessages } from '../i18n/base.messages.ts';
import { firstMessages } from '../i18n/first/first.messages.ts';
import { useFailureText } from './use-failure-text.ts';

const kept = 'Ihre Angaben sind gesichert. Ein erneuter Versuch sendet nichts doppelt.';

describe('the text of a failed request', () => {
  it.each([
    ['network', 0, true],
    ['internal_error', 500, true],
    ['unavailable', 503, true],
    ['aborted', 0, false],
    ['forbidden', 403, false],
    ['conflict', 409, false],
    ['unknown-code', 499, false],
  ])('says after %s (%d) that nothing typed is lost: %s', async (code, status, isKept) => {
    const { now } = await showHook(useFailureText, { texts: [firstMessages, baseMessages] });
    const said = now()({ code, status, retryAfter: null });
    expect(said.endsWith(kept)).toBe(isKept);
    expect(said.replace(kept, '').trim()).not.toBe('');
  });
});
