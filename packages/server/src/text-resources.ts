import { en as accountMailsEn } from '@foyer/texts/account/mails.en.ts'
import { fr as accountMailsFr } from '@foyer/texts/account/mails.fr.ts'
import { en as errorsEn } from '@foyer/texts/errors/en.ts'
import { fr as errorsFr } from '@foyer/texts/errors/fr.ts'
import { en as reviewConsentEn } from '@foyer/texts/review/consent.en.ts'
import { fr as reviewConsentFr } from '@foyer/texts/review/consent.fr.ts'
import type { TextResources } from './kit/texts.ts'

/** The namespaces the server speaks: what its mails, PDFs and str… fields need. */
export const textResources: TextResources = {
  en: { 'account.mails': accountMailsEn, errors: errorsEn, 'review.consent': reviewConsentEn },
  fr: { 'account.mails': accountMailsFr, errors: errorsFr, 'review.consent': reviewConsentFr },
}
