import type { AuditAction } from '@foyer/contract/kit/audit-action.ts'
import { kinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { StepId } from '@foyer/domain/flow.ts'
import type { Database } from '../db/open-database.ts'

interface Cause {
  step: StepId
  action: AuditAction
  kind?: string
}

const listActions: AuditAction[] = ['record-saved', 'record-removed', 'addresses-saved', 'list-finished']

/** Which step each save belongs to. The name of a kind is that of its step. */
const causes: Cause[] = [
  { step: 'start', action: 'interview-saved' },
  { step: 'join', action: 'co-applicant-added' },
  { step: 'identification', action: 'identification-saved' },
  { step: 'property', action: 'record-removed', kind: 'owned-mortgage' },
  { step: 'mortgage', action: 'mortgage-request-saved' },
  { step: 'request', action: 'document-uploaded' },
  { step: 'request', action: 'documents-finished' },
  { step: 'bankStatement', action: 'bank-statements-done' },
  { step: 'summary', action: 'submitted' },
  { step: 'summary', action: 'invite-submitted' },
  ...(Object.keys(kinds) as (keyof typeof kinds)[]).flatMap((kind) =>
    listActions.map((action) => ({ step: kind, action, kind })),
  ),
]

/** People who finished a step, below which its median is chance. */
const fewestPeople = 20

/**
 * Stores the median minutes of each step over the applications of the last 90 days, of all sites together: the time
 * left that people read. It runs as the owner, since it works on every site; what it stores is about no one.
 */
export const measureSteps = async (database: Pick<Database, 'asOwner'>, now: Date): Promise<void> => {
  await database.asOwner(async (query) => {
    await query(`
      update server_facts set step_minutes = (
        select coalesce(jsonb_object_agg(step, minutes), '{}') from (
          select step, ceil(percentile_cont(0.5) within group (order by seconds) / 60)::integer as minutes
            from foyer_step_seconds('${JSON.stringify(causes)}', '${now.toISOString()}')
           where seconds > 0
           group by step
          having count(*) >= ${fewestPeople}
        ) measured
      )`)
  })
}
