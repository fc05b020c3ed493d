import type { BodyOf } from '@foyer/contract/all-calls.ts'
import type { officeMeCalls } from '@foyer/contract/office/me-calls.ts'
import { normalisePhone } from '@foyer/domain/kit/phone.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { normaliseLinkName, ownLinkProblems } from '@foyer/domain/office/own-link.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { sessionActions } from '../kit/office-session.ts'
import { json } from '../kit/transaction.ts'
import type { Membership } from './people-store.ts'

type OwnLink = BodyOf<'/console-api/SaveOwnLink'>
type Card = Omit<OwnLink, 'LinkName'>

/** A person's row without a link of their own. */
export const noLink = { link_name: null, card: null }

const noCard: Card = { Title: '', TitleFr: '', WorkPhone: '', AgentLic: '', EmailFl: 0 }

export const ownLinkReply = (member: Pick<Membership, 'link_name' | 'card'> | undefined): OwnLink => ({
  LinkName: member?.link_name ?? '',
  ...((member?.card as Card | null | undefined) ?? noCard),
})

const cardOf = ({ Title, TitleFr, WorkPhone, AgentLic, EmailFl }: OwnLink): Card => ({
  Title: cleanLine(Title),
  TitleFr: cleanLine(TitleFr),
  WorkPhone: normalisePhone(WorkPhone),
  AgentLic: cleanLine(AgentLic),
  EmailFl,
})

/** Of the person in the brokerage of the session. The call is alone, so that one name goes to one person. */
export const saveOwnLink: Handler<(typeof officeMeCalls)['saveOwnLink']> = {
  async transaction({ body, scope: { session }, refuse, assertNoProblems }, trx) {
    // Who sees no deals is assigned none.
    if (!sessionActions(session).includes('deal.view')) return refuse('NotPermitted')
    assertNoProblems(ownLinkProblems(body))
    const { brokerageId, personId } = session
    const name = normaliseLinkName(body.LinkName)
    const taken = await trx
      .selectFrom('memberships')
      .select('person_id')
      .where('brokerage_id', '=', brokerageId)
      .where('link_name', '=', name)
      .where('person_id', '<>', personId)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (taken) return refuse('LinkNameTaken', { errors: [{ Field: 'LinkName', Key: 'LinkNameTaken' }] })
    await trx
      .updateTable('memberships')
      .set(name === '' ? noLink : { link_name: name, card: json(cardOf(body)) })
      .where('brokerage_id', '=', brokerageId)
      .where('person_id', '=', personId)
      .execute()
    return {}
  },
}
