import { interviewCalls } from '@foyer/contract/interview/calls.ts'
import { rowsOf } from '../application/application-rows.ts'
import { assembleApplication } from '../application/assemble-application.ts'
import { consentOf } from '../application/consent-text.ts'
import { forBorrowerSession } from '../application/for-main-applicant.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { saveDraft } from './save-draft.ts'
import { saveInterView } from './save-interview.ts'

export const interviewHandlers = ({ crypto, texts, live }: Pick<Services, 'crypto' | 'texts' | 'live'>) => {
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
        return forBorrowerSession(application, { actor }, language)
      },
    },
    saveInterView: { save: saveInterView({ crypto, live }) },
    saveDraft: { save: saveDraft },
  })
}
