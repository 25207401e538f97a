/**
 * Formats of postcodes by country: the European Union, its neighbours and a few more. Postcodes of other countries are only checked for
 * their characters. @see Universal Postal Union, "Addressing solutions"; Unicode CLDR, postalCodeData
 */
const forms: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    AD: /^AD\d{3}$/,
    AT: /^\d{4}$/,
    BE: /^\d{4}$/,
    BG: /^\d{4}$/,
    CH: /^\d{4}$/,
    CY: /^\d{4}$/,
    CZ: /^\d{3} ?\d{2}$/,
    DE: /^\d{5}$/,
    DK: /^\d{4}$/,
    EE: /^\d{5}$/,
    ES: /^\d{5}$/,
    FI: /^\d{5}$/,
    FR: /^\d{5}$/,
    GB: /^(GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
    GR: /^\d{3} ?\d{2}$/,
    HR: /^\d{5}$/,
    HU: /^\d{4}$/,
    IE: /^(D6W|[A-Z]\d{2}) ?[A-Z\d]{4}$/,
    IS: /^\d{3}$/,
    IT: /^\d{5}$/,
    LI: /^94(8[5-9]|9[0-8])$/,
    LT: /^(LT-)?\d{5}$/,
    LU: /^(L-)?\d{4}$/,
    LV: /^(LV-)?\d{4}$/,
    MC: /^980\d{2}$/,
    MT: /^[A-Z]{3} ?\d{2,4}$/,
    NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
    NO: /^\d{4}$/,
    PL: /^\d{2}-\d{3}$/,
    PT: /^\d{4}-\d{3}$/,
    RO: /^\d{6}$/,
    SE: /^\d{3} ?\d{2}$/,
    SI: /^\d{4}$/,
    SK: /^\d{3} ?\d{2}$/,
    SM: /^4789\d$/,
    US: /^\d{5}(-\d{4})?$/,
    VA: /^00120$/,
  }),
);

/** Whether a postcode has the format of a country (ISO 3166-1 alpha-2), in upper or lower case; true for a country without a known format. */
export const isPostcode = (postcode: string, countryCode: string): boolean =>
  forms.get(countryCode)?.test(postcode.toUpperCase()) ?? true;
