import { listedKinds } from '@foyer/domain/applicants/kinds/all-kinds.ts'
import type { Language } from '@foyer/domain/kit/language.ts'
import { en as accountEn } from '@foyer/texts/account/en.ts'
import { fr as accountFr } from '@foyer/texts/account/fr.ts'
import { en as accountMailsEn } from '@foyer/texts/account/mails.en.ts'
import { fr as accountMailsFr } from '@foyer/texts/account/mails.fr.ts'
import { listTexts } from '@foyer/texts/applicants/list-texts.ts'
import { en as institutionEn } from '@foyer/texts/bank-statements/institution.en.ts'
import { fr as institutionFr } from '@foyer/texts/bank-statements/institution.fr.ts'
import { en as dealsEn } from '@foyer/texts/deals/en.ts'
import { fr as dealsFr } from '@foyer/texts/deals/fr.ts'
import { en as dealsPdfEn } from '@foyer/texts/deals/pdf.en.ts'
import { fr as dealsPdfFr } from '@foyer/texts/deals/pdf.fr.ts'
import { en as dealsWordsEn } from '@foyer/texts/deals/words.en.ts'
import { fr as dealsWordsFr } from '@foyer/texts/deals/words.fr.ts'
import { en as documentsMailsEn } from '@foyer/texts/documents/mails.en.ts'
import { fr as documentsMailsFr } from '@foyer/texts/documents/mails.fr.ts'
import { en as errorsEn } from '@foyer/texts/errors/en.ts'
import { fr as errorsFr } from '@foyer/texts/errors/fr.ts'
import { en as insuranceAgreementEn } from '@foyer/texts/insurance/agreement/en.ts'
import { fr as insuranceAgreementFr } from '@foyer/texts/insurance/agreement/fr.ts'
import { en as insuranceMailsEn } from '@foyer/texts/insurance/mails.en.ts'
import { fr as insuranceMailsFr } from '@foyer/texts/insurance/mails.fr.ts'
import { en as insurancePdfEn } from '@foyer/texts/insurance/pdf.en.ts'
import { fr as insurancePdfFr } from '@foyer/texts/insurance/pdf.fr.ts'
import { en as insuranceQuestionsEn } from '@foyer/texts/insurance/questions/en.ts'
import { fr as insuranceQuestionsFr } from '@foyer/texts/insurance/questions/fr.ts'
import { en as interviewEn } from '@foyer/texts/interview/en.ts'
import { fr as interviewFr } from '@foyer/texts/interview/fr.ts'
import { en as inviteMailsEn } from '@foyer/texts/invites/mails.en.ts'
import { fr as inviteMailsFr } from '@foyer/texts/invites/mails.fr.ts'
import { en as kitMailsEn } from '@foyer/texts/kit/mails.en.ts'
import { fr as kitMailsFr } from '@foyer/texts/kit/mails.fr.ts'
import { en as leadsMailsEn } from '@foyer/texts/leads/mails.en.ts'
import { fr as leadsMailsFr } from '@foyer/texts/leads/mails.fr.ts'
import { en as legalDisclosureEn } from '@foyer/texts/legal/disclosure/en.ts'
import { fr as legalDisclosureFr } from '@foyer/texts/legal/disclosure/fr.ts'
import { en as legalNoticeEn } from '@foyer/texts/legal/notice.en.ts'
import { fr as legalNoticeFr } from '@foyer/texts/legal/notice.fr.ts'
import { en as legalPrivacyEn } from '@foyer/texts/legal/privacy/en.ts'
import { fr as legalPrivacyFr } from '@foyer/texts/legal/privacy/fr.ts'
import { en as legalTermsEn } from '@foyer/texts/legal/terms/en.ts'
import { fr as legalTermsFr } from '@foyer/texts/legal/terms/fr.ts'
import { en as messageMailsEn } from '@foyer/texts/messages/mails.en.ts'
import { fr as messageMailsFr } from '@foyer/texts/messages/mails.fr.ts'
import { en as mortgageRequestEn } from '@foyer/texts/mortgage-request/en.ts'
import { fr as mortgageRequestFr } from '@foyer/texts/mortgage-request/fr.ts'
import { en as officeMailsEn } from '@foyer/texts/office/mails.en.ts'
import { fr as officeMailsFr } from '@foyer/texts/office/mails.fr.ts'
import { en as operatorMailsEn } from '@foyer/texts/operator/mails.en.ts'
import { fr as operatorMailsFr } from '@foyer/texts/operator/mails.fr.ts'
import { en as partnerMailsEn } from '@foyer/texts/partner-offers/mails.en.ts'
import { fr as partnerMailsFr } from '@foyer/texts/partner-offers/mails.fr.ts'
import { en as qualificationEn } from '@foyer/texts/qualification/en.ts'
import { fr as qualificationFr } from '@foyer/texts/qualification/fr.ts'
import { en as worksheetEn } from '@foyer/texts/qualification/worksheet.en.ts'
import { fr as worksheetFr } from '@foyer/texts/qualification/worksheet.fr.ts'
import { en as reviewAnswersEn } from '@foyer/texts/review/answers/en.ts'
import { fr as reviewAnswersFr } from '@foyer/texts/review/answers/fr.ts'
import { en as reviewConsentEn } from '@foyer/texts/review/consent.en.ts'
import { fr as reviewConsentFr } from '@foyer/texts/review/consent.fr.ts'
import { en as reviewEn } from '@foyer/texts/review/en.ts'
import { fr as reviewFr } from '@foyer/texts/review/fr.ts'
import { en as reviewMailsEn } from '@foyer/texts/review/mails.en.ts'
import { fr as reviewMailsFr } from '@foyer/texts/review/mails.fr.ts'
import { en as reviewPdfEn } from '@foyer/texts/review/pdf.en.ts'
import { fr as reviewPdfFr } from '@foyer/texts/review/pdf.fr.ts'
import { en as shellEn } from '@foyer/texts/shell/en.ts'
import { fr as shellFr } from '@foyer/texts/shell/fr.ts'
import { en as signingConsentEn } from '@foyer/texts/signing/consent.en.ts'
import { fr as signingConsentFr } from '@foyer/texts/signing/consent.fr.ts'
import { en as signingMailsEn } from '@foyer/texts/signing/mails.en.ts'
import { fr as signingMailsFr } from '@foyer/texts/signing/mails.fr.ts'
import { en as signingPdfEn } from '@foyer/texts/signing/pdf.en.ts'
import { fr as signingPdfFr } from '@foyer/texts/signing/pdf.fr.ts'
import { en as wizardEn } from '@foyer/texts/wizard/en.ts'
import { fr as wizardFr } from '@foyer/texts/wizard/fr.ts'
import type { TextResources } from './texts.ts'

const textsOfLists = (language: Language) =>
  Object.fromEntries(listedKinds.map(({ kind, texts }) => [texts, listTexts[kind][language]]))

/** The namespaces that the server needs for mails, PDFs, str… fields and first headings. */
export const textResources: TextResources = {
  en: {
    account: accountEn,
    'account.mails': accountMailsEn,
    ...textsOfLists('en'),
    'bank-statements.institution': institutionEn,
    deals: dealsEn,
    'deals.pdf': dealsPdfEn,
    'deals.words': dealsWordsEn,
    'documents.mails': documentsMailsEn,
    errors: errorsEn,
    interview: interviewEn,
    'invites.mails': inviteMailsEn,
    'insurance.agreement': insuranceAgreementEn,
    'insurance.mails': insuranceMailsEn,
    'insurance.pdf': insurancePdfEn,
    'insurance.questions': insuranceQuestionsEn,
    'kit.mails': kitMailsEn,
    'leads.mails': leadsMailsEn,
    'legal.disclosure': legalDisclosureEn,
    'legal.notice': legalNoticeEn,
    'legal.privacy': legalPrivacyEn,
    'legal.terms': legalTermsEn,
    'mortgage-request': mortgageRequestEn,
    'messages.mails': messageMailsEn,
    'office.mails': officeMailsEn,
    'operator.mails': operatorMailsEn,
    'partner-offers.mails': partnerMailsEn,
    qualification: qualificationEn,
    'qualification.worksheet': worksheetEn,
    review: reviewEn,
    'review.answers': reviewAnswersEn,
    'review.consent': reviewConsentEn,
    'review.mails': reviewMailsEn,
    'review.pdf': reviewPdfEn,
    shell: shellEn,
    wizard: wizardEn,
    'signing.consent': signingConsentEn,
    'signing.mails': signingMailsEn,
    'signing.pdf': signingPdfEn,
  },
  fr: {
    account: accountFr,
    'account.mails': accountMailsFr,
    ...textsOfLists('fr'),
    'bank-statements.institution': institutionFr,
    deals: dealsFr,
    'deals.pdf': dealsPdfFr,
    'deals.words': dealsWordsFr,
    'documents.mails': documentsMailsFr,
    errors: errorsFr,
    interview: interviewFr,
    'invites.mails': inviteMailsFr,
    'insurance.agreement': insuranceAgreementFr,
    'insurance.mails': insuranceMailsFr,
    'insurance.pdf': insurancePdfFr,
    'insurance.questions': insuranceQuestionsFr,
    'kit.mails': kitMailsFr,
    'leads.mails': leadsMailsFr,
    'legal.disclosure': legalDisclosureFr,
    'legal.notice': legalNoticeFr,
    'legal.privacy': legalPrivacyFr,
    'legal.terms': legalTermsFr,
    'mortgage-request': mortgageRequestFr,
    'messages.mails': messageMailsFr,
    'office.mails': officeMailsFr,
    'operator.mails': operatorMailsFr,
    'partner-offers.mails': partnerMailsFr,
    qualification: qualificationFr,
    'qualification.worksheet': worksheetFr,
    review: reviewFr,
    'review.answers': reviewAnswersFr,
    'review.consent': reviewConsentFr,
    'review.mails': reviewMailsFr,
    'review.pdf': reviewPdfFr,
    shell: shellFr,
    wizard: wizardFr,
    'signing.consent': signingConsentFr,
    'signing.mails': signingMailsFr,
    'signing.pdf': signingPdfFr,
  },
}
