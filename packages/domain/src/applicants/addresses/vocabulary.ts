import { addressVocabulary } from '../../addresses/vocabulary.ts'
import { chosenFrom, count, group, id, money } from '../../kit/vocabulary.ts'

export const applicantAddressVocabulary = {
  ApplicantAddressID: id,
  ApplicantAddressTypeDD: chosenFrom('ApplicantAddressType'),
  ResidentialStatusDD: chosenFrom('ResidentialStatus'),
  Rent: money,
  MonthsAtAddress: count,
  Address: group(addressVocabulary),
}
