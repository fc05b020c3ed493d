/** Whether an id is one of our own tables (see addresses-embedded.ts); those of a service have bars and no colon there. */
export const isOwnId = (id: string): boolean => /^[ans]:\d/.test(id)
