import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import { coupleWithEverything, type PersonaLists } from '@foyer/domain/testing/personas.ts'
import { randomId } from '../kit/hash.ts'
import { inSite, json } from '../kit/transaction.ts'
import { todayOf } from '../ports/clock.ts'
import type { TestFoyer } from './start-test-foyer.ts'

/** The records of a list as rows. */
const rowsOf = ({ kind, idField }: { kind: string; idField: string }, records: readonly object[]) =>
  records.map((record) => ({
    kind,
    data: Object.fromEntries(Object.entries(record).filter(([name]) => name !== idField)),
  }))

const rowsOfLists = (lists: PersonaLists | undefined) =>
  lists
    ? [
        ...rowsOf(kinds.address, lists.addresses),
        ...rowsOf(kinds.income, lists.incomes),
        ...rowsOf(kinds.property, lists.properties),
        ...rowsOf(kinds.asset, lists.assets),
        ...rowsOf(kinds.liability, lists.liabilities),
      ]
    : []

/**
 * Adds a second applicant and everything for both: a couple with five addresses, four incomes, two properties with
 * three mortgages, assets and debts, and two identification documents each.
 */
export const fillHistories = async (
  foyer: TestFoyer,
  siteId: string,
  applicationId: number,
  mainApplicantId: number,
) => {
  const now = foyer.clock.now()
  const second = randomId()
  const { main: one, others } = coupleWithEverything(todayOf(now))
  const documents = Array.from({ length: 2 }, () => ({ kind: 'identification', data: { Type: 1, Country: 1 } }))
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
        identification: json(main.identification),
        reasons: json(main.reasons),
        applicant_id: second,
        primary_flag: 0,
        sin_cipher: null,
      })
      .execute()
    const told: [number, PersonaLists | undefined][] = [
      [mainApplicantId, one.lists],
      [second, others[0]?.lists],
    ]
    for (const [applicant_id, lists] of told) {
      const rows = [...documents, ...rowsOfLists(lists)].map(({ kind, data }) => ({
        site_id: siteId,
        record_id: randomId(),
        kind,
        application_id: applicationId,
        applicant_id,
        data: json(data),
        secret: null,
        created_at: now,
      }))
      await trx.insertInto('records').values(rows).execute()
    }
  })
  return { secondApplicantId: second }
}
