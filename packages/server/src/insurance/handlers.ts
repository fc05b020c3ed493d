import { insuranceCalls } from '@foyer/contract/insurance/calls.ts'
import { institutionItems } from '@foyer/domain/insurance/institutions.ts'
import type { Trx } from '../db/open-database.ts'
import { type ImplementedCall, implementCalls } from '../kit/implement-calls.ts'
import type { ScopeOf } from '../kit/scope.ts'
import type { Services } from '../kit/services.ts'
import { getSite } from '../site/index.ts'
import { sendAccessCode, validateToken } from './access-code.ts'
import { agreementNames } from './agreement.ts'
import { applicationReply } from './application-reply.ts'
import { getQuote } from './get-quote.ts'
import { institutionChanges } from './institutions-store.ts'
import { listPeople } from './people-store.ts'
import { prepareApplication } from './prepare.ts'
import { remindApplicant } from './remind.ts'
import { saveHealthAnswers } from './save-health-answers.ts'
import { scrubbed, sealed } from './secrets.ts'
import { createDocuSignLink } from './sign.ts'
import { signNow } from './sign-now.ts'
import { isClosed, progressOf, statusOf } from './status.ts'
import { type CliRow, changeApplication, factsOf, getApplication, isPrepared } from './store.ts'

export const insuranceHandlers = (services: Services): ImplementedCall[] => {
  const { crypto, signing } = services
  const reply = async (trx: Trx, row: CliRow, { applicantId: ownId }: ScopeOf<'insurance'>, language: 'en' | 'fr') =>
    applicationReply({
      row,
      people: await listPeople(trx, row),
      ownId,
      progress: await progressOf(trx, signing, row),
      language,
      crypto,
      signsNow: !signing.isOutside,
      names: agreementNames(factsOf(row), (await getSite(trx, row.site_id)).link),
    })
  return implementCalls(insuranceCalls, {
    sendAccessCode: sendAccessCode(services),
    validateToken: validateToken(services),
    loadApplicationDetail: {
      async transaction({ scope, language }, trx) {
        return reply(trx, await getApplication(trx, scope.siteId, scope.cliApplicationId), scope, language)
      },
    },
    getQuote: getQuote(services),
    prepareApplication: prepareApplication(services),
    getApplication: {
      async transaction({ scope, language }, trx) {
        const row = await getApplication(trx, scope.siteId, scope.cliApplicationId)
        return { ApplicationDetails: isPrepared(row) ? [await reply(trx, row, scope, language)] : [] }
      },
    },
    createDocuSignLink: createDocuSignLink(services),
    signNow: signNow(services),
    loadDropdown: {
      async transaction({ body, scope, language }, trx) {
        if (body.MenuCode !== 'FINCODE') return { Items: [] }
        return { Items: institutionItems(language, await institutionChanges(trx, scope.siteId)) }
      },
    },
    saveHealthAnswers: saveHealthAnswers(services),
    remindApplicant: remindApplicant(services),
    saveInsuranceDraft: {
      async transaction({ body, scope, now }, trx) {
        const row = await getApplication(trx, scope.siteId, scope.cliApplicationId, true)
        // A late draft of an application already sent is ignored.
        if (isClosed(statusOf(row, await progressOf(trx, signing, row)))) return {}
        const data = body.Data === null || body.Data === undefined ? null : scrubbed(body.Data)
        await changeApplication(trx, row, { draft: data === null ? null : sealed(crypto, row, 'draft', data) }, now)
        return {}
      },
    },
  })
}
