/** DealPurposeDD */
export const purposes = { purchase: 0, refinance: 2, construction: 3, renewal: 4 } as const
/** LandOwnership */
export const landOwnership = { owned: 1, notOwned: 2 } as const
