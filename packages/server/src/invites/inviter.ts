import { fullName } from '@foyer/domain/applicants/spouse.ts'
import type { Inviter } from '@foyer/domain/invites/fields.ts'
import { sql } from 'kysely'
import type { MadeRows } from '../application/application-rows.ts'
import { actorOf, savedApplication } from '../application/save-application.ts'
import type { Trx } from '../db/open-database.ts'
import type { BorrowerScope } from '../kit/scope.ts'
import { json } from '../kit/transaction.ts'

/** Saves the given name of a main applicant who has none, with the application locked. Returns it; empty if none is given. */
export const saveInviter = async (
  trx: Trx,
  { application }: Pick<MadeRows, 'application'>,
  { scope, now }: { scope: BorrowerScope; now: Date },
  inviter: Inviter | undefined,
): Promise<string> => {
  if (inviter === undefined) return ''
  const { site_id: siteId, application_id: applicationId, main_applicant_id: applicant_id } = application
  const { FirstName, LastName } = inviter
  const event = { actor: actorOf(scope), action: 'identification-saved', applicant_id } as const
  await sql`with written as (
      update applicants set identification = identification || ${json({ FirstName, LastName })}::jsonb
      where site_id = ${siteId} and applicant_id = ${applicant_id}::bigint
        and application_id = ${applicationId}::bigint
    ) select ${savedApplication({ siteId, applicationId, event, now })} as version`.execute(trx)
  return fullName(inviter)
}
