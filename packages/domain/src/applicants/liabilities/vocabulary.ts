import { chosenFrom, id, money, text } from '../../kit/vocabulary.ts'

export const liabilityVocabulary = {
  LiabilityID: id,
  LiabilityType: chosenFrom('LiabilityType'),
  Limit: money,
  Balance: money,
  Description: text(200),
}
