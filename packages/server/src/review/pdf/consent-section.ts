import { fullName } from '@foyer/domain/applicants/spouse.ts'
import { section, textBlock } from '../../kit/pdf/blocks.ts'
import { page, type Sheet, styles } from '../../kit/pdf/sheet.ts'
import { tableBlock } from '../../kit/pdf/table.ts'
import type { Submission } from '../submission-store.ts'
import type { Words } from './words.ts'

/** Every applicant with when and from which address they accepted, the hash of the text, and the text itself. */
export const consentSection = (
  sheet: Sheet,
  words: Words,
  { snapshot, consents }: Pick<Submission, 'snapshot' | 'consents'>,
) => {
  const { t, instant } = words
  const { Applicants, Summary } = snapshot.Application
  // On a new page, so that it can be filed separately.
  if (sheet.y > page.top) sheet.newPage()
  const fingerprints = [...new Set(consents.map(({ TextHash }) => TextHash))]
  const under = section(sheet, t('consents.heading'), [
    textBlock(sheet, t('consents.intro')),
    tableBlock(
      sheet,
      [
        { title: t('consents.name'), share: 5 },
        { title: t('consents.at'), share: 5 },
        { title: t('consents.from'), share: 3 },
        { title: t('consents.version'), share: 1.6 },
      ],
      Applicants.map((applicant) => {
        const consent = consents.find(({ ApplicantID }) => ApplicantID === applicant.ApplicantID)
        if (consent === undefined) return [fullName(applicant), t('consents.toCome'), '', '']
        // A reader from whom a site hides a person's answers does not learn where they are either.
        const from = applicant.Hidden === undefined ? consent.Ip : ''
        return [consent.Name, instant(new Date(consent.AcceptedAt)), from, consent.ConsentVersion]
      }),
    ),
    textBlock(sheet, [t('consents.fingerprint'), ...fingerprints].join('\n'), { style: styles.small }),
  ])
  const accepted = textBlock(sheet, Summary.Consent, { style: styles.fine, after: 7, headed: true })
  section(sheet, t('consents.text'), [accepted], { level: 3, ...(under && { under }) })
}
