import { afterEach, describe, expect, it } from 'vitest';
import { jsonText } from './json-text.ts';

const lists = Array.prototype as { toJSON?: () => string };

describe('jsonText', () => {
  afterEach(() => {
    delete lists.toJSON;
  });

  it('writes lists as lists where a library of the page serialises them as text', () => {
    const value = {
      items: [{ id: 'a', tags: [['x'], []] }],
      at: new Date(0),
      none: undefined,
      nothing: null,
    };
    const text = JSON.stringify(value);
    lists.toJSON = () => '[spoilt]';
    expect(JSON.stringify(value)).not.toBe(text);
    expect(jsonText(value)).toBe(text);
    expect(jsonText([1, undefined, 'b'])).toBe('[1,null,"b"]');
  });
});
