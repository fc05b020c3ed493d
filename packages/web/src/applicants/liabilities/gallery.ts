import { loadedLiability } from '@foyer/domain/codes/loaded-records.ts'
import { aLiability } from '@foyer/domain/testing/records.ts'
import { inTurn, listActs, submitDialog } from '../../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../../gallery/entry.ts'
import { language } from '../../gallery/language.ts'
import { loaded, luc, lucID, sophie, stepPath } from '../../gallery/people.ts'

const screen = 'liability'
const path = stepPath('liability')
const { add, edit, remove } = listActs('Liabilities')

const liability = (given: Parameters<typeof aLiability>[0]) => loadedLiability(aLiability(given), language)
const liabilities = [
  liability({ LiabilityID: 1, LiabilityType: 2, Balance: 1800, Limit: 10_000, Description: 'Visa' }),
  liability({ LiabilityID: 2, LiabilityType: 13, Balance: 23_410.6, Limit: 40_000, Description: 'Banque Nationale' }),
  liability({ LiabilityID: 3, LiabilityType: 4, Balance: 14_200, Limit: null, Description: '' }),
]
const many = Array.from({ length: 50 }, (_, index) => liability({ LiabilityID: 10 + index }))
const one = entriesOf(screen, path)
const atLiability = (given: Parameters<typeof sophie>[0]) => sophie({ Step: 5, ...given })
const empty = loaded([atLiability({})])
const filled = loaded([atLiability({ Liabilities: liabilities })])

export const gallery: GalleryEntry[] = [
  one('empty', { replies: empty }),
  one('required', { replies: loaded([atLiability({})], { ReqLiabilities: 1 }), act: 'submit' }),
  one('filled', { replies: filled }),
  one('many', { replies: loaded([atLiability({ Liabilities: many })]) }),
  one('other', { path: stepPath('liability', lucID), replies: loaded([sophie(), luc({ Step: 5 })]) }),
  one('dialog', { replies: empty, act: add }),
  one('dialog wrong', { replies: empty, act: inTurn(add, submitDialog) }),
  one('dialog filled', { replies: filled, act: edit }),
  one('removing', {
    replies: filled,
    act: remove,
  }),
  one('loading', { replies: { '/api/MTGAPPLoad': 'pending' } }),
]
