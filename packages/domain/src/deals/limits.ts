/** The words of the terms of a deal. */
export const mostLenderCharacters = 100
export const mostRateTypeCharacters = 40
