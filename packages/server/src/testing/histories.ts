import { randomId } from '../kit/hash.ts'
import { inSite } from '../kit/transaction.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** A second applicant, and for both of them as many identification documents as a careful broker ever asked for. */
export const fillHistories = async (
  foyer: TestFoyer,
  siteId: string,
  applicationId: number,
  mainApplicantId: number,
) => {
  const now = foyer.clock.now()
  const second = randomId()
  await inSite(foyer.services.database.db, siteId, async (trx) => {
    const main = await trx
      .selectFrom('applicants')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('applicant_id', '=', mainApplicantId)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('applicants')
      .values({
        ...main,
        identification: JSON.stringify(main.identification),
        applicant_id: second,
        primary_flag: 0,
        sin_cipher: null,
      })
      .execute()
    for (const applicantId of [mainApplicantId, second]) {
      for (let count = 0; count < 10; count += 1) {
        await trx
          .insertInto('records')
          .values({
            site_id: siteId,
            record_id: randomId(),
            kind: 'identification',
            application_id: applicationId,
            applicant_id: applicantId,
            data: JSON.stringify({ Type: 1, Country: 1 }),
            secret: null,
            created_at: now,
          })
          .execute()
      }
    }
  })
  return { secondApplicantId: second }
}
