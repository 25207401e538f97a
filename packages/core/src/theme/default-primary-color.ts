/** The primary colour of a portal without a brand: the product's green (specification section 9). */
export const defaultPrimaryColor = '#95c11f';
