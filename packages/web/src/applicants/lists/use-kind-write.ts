import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { Kinds, ListId } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { CallPaths } from '@foyer/domain/applicants/kinds/define-kind.ts'
import type { Outcome } from '@foyer/ui/client/outcome.ts'
import { useWrite } from '@foyer/ui/client/use-write.ts'
import { applicationReads, useGuid } from '../../wizard/application-call.ts'

type Paths = Kinds[ListId]['paths']
type Write = Paths['upsert' | 'remove' | 'done'][number]

/**
 * A write by the paths a kind declares: the borrower's, or the invited person's. The contract derives path and body
 * from one declaration, but TypeScript cannot infer this for computed names.
 */
export const useKindWrite = ([path, twin = path]: CallPaths) => {
  const guid = useGuid()
  const { run, failure } = useWrite((guid === undefined ? path : twin) as Write, { invalidates: applicationReads })
  return { run: (body: object): Promise<Outcome> => run(body as BodyOf<Write>), failure }
}
