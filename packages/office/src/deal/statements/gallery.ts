import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'
import { askedStatements, sharedStatements, statement } from '../../gallery/statements.ts'

const path = '/office/d/rive-nord/7001'
const atDocuments = `${path}?tab=documents`
const deal = entriesOf('officeDeal', atDocuments)
const one = entriesOf('officeStatement', `${path}/statements/9001`)

const filled: GalleryReplies = {
  '/console-api/LoadDeal': sharedStatements,
  '/console-api/ListPipeline': page([listed()]),
  '/console-api/LoadBankStatement': statement,
}
const withoutStatements = { ...owner, Actions: owner.Actions.filter((action) => action !== 'statement.view') }
const section = waitFor('[data-statements]')
const search = 'main input[type="search"]'

export const gallery: GalleryEntry[] = [
  deal('bank statements', { replies: filled, act: section }),
  deal('bank statements asked for', { replies: { ...filled, '/console-api/LoadDeal': askedStatements }, act: section }),
  deal('bank statements not permitted', {
    replies: { ...filled, '/console-api/LoadMe': withoutStatements },
    act: section,
  }),
  one('filled', { replies: filled }),
  one('more', { replies: filled, act: inTurn(waitFor('[data-more]'), click('[data-more]')) }),
  one('money in', { replies: filled, act: inTurn(waitFor(search), click('main search button', 1)) }),
  one('nothing found', {
    replies: filled,
    act: inTurn(waitFor(search), type(search, 'xyz'), waitFor('main section [role="status"]:nth-last-child(1)')),
  }),
  one('loading', { replies: { ...filled, '/console-api/LoadBankStatement': 'pending' } }),
  one('gone', { replies: { ...filled, '/console-api/LoadBankStatement': { refused: 'NoAccess' } } }),
  one('not loaded', { replies: { ...filled, '/console-api/LoadBankStatement': { refused: 'ServerError' } } }),
  one('not permitted', { replies: { ...filled, '/console-api/LoadMe': withoutStatements } }),
]
