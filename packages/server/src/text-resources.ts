import { en as accountMailsEn } from '@foyer/texts/account/mails.en.ts'
import { fr as accountMailsFr } from '@foyer/texts/account/mails.fr.ts'
import { en as institutionEn } from '@foyer/texts/bank-statements/institution.en.ts'
import { fr as institutionFr } from '@foyer/texts/bank-statements/institution.fr.ts'
import { en as dealsWordsEn } from '@foyer/texts/deals/words.en.ts'
import { fr as dealsWordsFr } from '@foyer/texts/deals/words.fr.ts'
import { en as documentsMailsEn } from '@foyer/texts/documents/mails.en.ts'
import { fr as documentsMailsFr } from '@foyer/texts/documents/mails.fr.ts'
import { en as errorsEn } from '@foyer/texts/errors/en.ts'
import { fr as errorsFr } from '@foyer/texts/errors/fr.ts'
import { en as kitMailsEn } from '@foyer/texts/kit/mails.en.ts'
import { fr as kitMailsFr } from '@foyer/texts/kit/mails.fr.ts'
import { en as leadsMailsEn } from '@foyer/texts/leads/mails.en.ts'
import { fr as leadsMailsFr } from '@foyer/texts/leads/mails.fr.ts'
import { en as operatorMailsEn } from '@foyer/texts/operator/mails.en.ts'
import { fr as operatorMailsFr } from '@foyer/texts/operator/mails.fr.ts'
import { en as partnerMailsEn } from '@foyer/texts/partner-offers/mails.en.ts'
import { fr as partnerMailsFr } from '@foyer/texts/partner-offers/mails.fr.ts'
import { en as reviewConsentEn } from '@foyer/texts/review/consent.en.ts'
import { fr as reviewConsentFr } from '@foyer/texts/review/consent.fr.ts'
import { en as reviewMailsEn } from '@foyer/texts/review/mails.en.ts'
import { fr as reviewMailsFr } from '@foyer/texts/review/mails.fr.ts'
import { en as reviewPdfEn } from '@foyer/texts/review/pdf.en.ts'
import { fr as reviewPdfFr } from '@foyer/texts/review/pdf.fr.ts'
import type { TextResources } from './kit/texts.ts'

/** The namespaces the server speaks: what its mails, PDFs and str… fields need. */
export const textResources: TextResources = {
  en: {
    'account.mails': accountMailsEn,
    'bank-statements.institution': institutionEn,
    'deals.words': dealsWordsEn,
    'documents.mails': documentsMailsEn,
    errors: errorsEn,
    'kit.mails': kitMailsEn,
    'leads.mails': leadsMailsEn,
    'operator.mails': operatorMailsEn,
    'partner-offers.mails': partnerMailsEn,
    'review.consent': reviewConsentEn,
    'review.mails': reviewMailsEn,
    'review.pdf': reviewPdfEn,
  },
  fr: {
    'account.mails': accountMailsFr,
    'bank-statements.institution': institutionFr,
    'deals.words': dealsWordsFr,
    'documents.mails': documentsMailsFr,
    errors: errorsFr,
    'kit.mails': kitMailsFr,
    'leads.mails': leadsMailsFr,
    'operator.mails': operatorMailsFr,
    'partner-offers.mails': partnerMailsFr,
    'review.consent': reviewConsentFr,
    'review.mails': reviewMailsFr,
    'review.pdf': reviewPdfFr,
  },
}
