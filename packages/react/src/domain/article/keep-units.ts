const numberAndUnit = /(\d) (?=(?:[mck]?m|kWh?|[WAVgl]|kVA|kg|mm²|°C|%)(?![\p{L}\p{N}]))/gu;

/** Joins numbers and their units by a no-break space: "7,5 m" never wraps. */
export const keepUnits = (text: string): string => text.replace(numberAndUnit, '$1\u00a0');
