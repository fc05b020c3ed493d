import type { Services } from '../kit/services.ts'

/** A site to look at on an empty database. */
export const makeDemoSite = async (_services: Services): Promise<void> => {}
