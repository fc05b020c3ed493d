import type { Invited } from '@foyer/domain/invites/fields.ts'
import { type AtPage, answerMenu, field } from './pages.ts'

/** Enters who is invited and where the link goes, in the order of the questions. */
export const nameInvited = async (at: AtPage, { FirstName, LastName, RelationshipDD }: Invited, to: string) => {
  const { page, hands, words } = at
  const say = (key: string) => words.say(`invites:${key}`)
  await hands.fill(field(page, say('person.first')), FirstName)
  await hands.fill(field(page, say('person.last')), LastName)
  await hands.fill(field(page, say(`fields.${to.includes('@') ? 'Recipients' : 'Numbers'}.label`)), to)
  await answerMenu(at, page, say('person.relationship'), words.menu('Relationship', RelationshipDD))
}
