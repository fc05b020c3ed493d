import { interviewCalls } from '@foyer/contract/interview/calls.ts'
import { rowsOf } from '../application/application-rows.ts'
import { assembleApplication } from '../application/assemble-application.ts'
import { consentOf } from '../application/consent-text.ts'
import { forMainApplicant } from '../application/for-main-applicant.ts'
import { isToComeOf, withoutPartsToCome } from '../application/parts-to-come.ts'
import { withMasks } from '../application/with-masks.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { saveDraft } from './save-draft.ts'
import { saveInterView } from './save-interview.ts'

export const interviewHandlers = ({ crypto, texts }: Pick<Services, 'crypto' | 'texts'>) => {
  const consent = consentOf(texts)
  return implementCalls(interviewCalls, {
    loadApplication: {
      async load({ scope: { siteId, userId, actor }, language, now }, rows) {
        const all = rowsOf(rows)
        const requests = all.requests.filter((one) => one.shows_borrower)
        const application = assembleApplication(
          { ...all, requests },
          {
            language,
            userId,
            vault: { siteId, crypto },
            consent,
            now,
          },
        )
        // In a session handed over an operator sees no part that its person has not sent, and masks as everywhere.
        return actor === undefined
          ? forMainApplicant(application, language)
          : withMasks(withoutPartsToCome(application, isToComeOf(application, undefined), language))
      },
    },
    saveInterView: { save: saveInterView(crypto) },
    saveDraft: { save: saveDraft },
  })
}
