import { blankOf } from '../../kit/vocabulary.ts'
import type { ApplicantAddress } from './fields.ts'
import { applicantAddressVocabulary } from './vocabulary.ts'

export const blankApplicantAddress: ApplicantAddress = blankOf(applicantAddressVocabulary)
