const numberAndUnit = /(\d) (?=(?:[mck]?m|kWh?|[WAVgl]|kVA|kg|mm²|°C|%)(?![\p{L}\p{N}]))/gu;

/** A name or value whose numbers keep their units on the same line: "7,5 m" never breaks. */
export const keepUnits = (text: string): string => text.replace(numberAndUnit, '$1\u00a0');
