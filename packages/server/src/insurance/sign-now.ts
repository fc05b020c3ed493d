import type { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { languageId } from '@foyer/domain/kit/language.ts'
import { insuranceActor } from '../kit/audit.ts'
import { addGrant } from '../kit/grants.ts'
import type { Handler } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { sessionTotalSeconds } from '../kit/session.ts'
import { unansweredIn } from './health-answers.ts'
import { listPeople } from './people-store.ts'
import { getApplication } from './store.ts'

/**
 * The person of this link goes on to sign: their mailbox was proven by the code of the security check, so no other
 * link and code are mailed. Who signs was decided when signatures were requested, from what is on file.
 */
export const signNow = ({
  keys,
  signing,
}: Pick<Services, 'keys' | 'signing'>): Handler<typeof insuranceCalls.signNow> => ({
  async free({ scope, now, ip, language, note, refuse, setSessionCookie, transaction }) {
    const { siteId, applicantId: signerId, cliApplicationId } = scope
    const outcome = await transaction(async (trx) => {
      const row = await getApplication(trx, siteId, cliApplicationId, true)
      if (unansweredIn(row, await listPeople(trx, row)).includes(signerId)) return 'CLI_MissingHealthAnswers'
      const requestId = row.signing_request_id
      if (requestId === null) return 'SigningNotOpen'
      const subject = await signing.admit(trx, { siteId, requestId, signerId }, { now, ip })
      if (subject === undefined) return 'SigningNotOpen'
      const expiresAt = new Date(now.getTime() + sessionTotalSeconds * 1000)
      const holder = { scope, language: languageId(language), now }
      return { requestId, token: await addGrant(trx, keys.tokens, holder, { kind: 'signer', subject, expiresAt }) }
    })
    if (typeof outcome === 'string') return refuse(outcome)
    note({ actor: insuranceActor(cliApplicationId ?? 0, signerId), details: { SigningRequestID: outcome.requestId } })
    setSessionCookie(outcome.token)
    return { SigningRequestID: outcome.requestId, SignerID: signerId }
  },
})
