import type { Database } from './open-database.ts'

/** Stores whether text messages reach anyone: the rules on who consents by a link read it with the rows. */
export const noteTextService = async (database: Database, sends: boolean): Promise<void> => {
  await database.asOwner(async (query) => {
    await query(`update server_facts set sends_texts = ${sends} where sends_texts <> ${sends}`)
  })
}
