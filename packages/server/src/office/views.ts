import type { officeViewCalls } from '@foyer/contract/office/view-calls.ts'
import { cleanLine } from '@foyer/domain/kit/text.ts'
import { mostViews, viewProblems } from '@foyer/domain/office/views.ts'
import { randomPublicId } from '../kit/hash.ts'
import type { Handler } from '../kit/implement-calls.ts'
import { type OfficeSession, sessionActions } from '../kit/office-session.ts'
import {
  countViews,
  deleteView,
  holdView,
  insertView,
  listViews as listRows,
  updateView,
  type ViewState,
} from './views-store.ts'

type Calls = typeof officeViewCalls

/** Who gives deals to others also decides what others find beside their views. */
const mayShare = (session: OfficeSession): boolean => sessionActions(session).includes('deal.assign')

interface Owned {
  person_id: string
  is_shared: boolean
}

const mayChange = (session: OfficeSession, { person_id, is_shared }: Owned): boolean =>
  is_shared ? mayShare(session) : person_id === session.personId

/** Nothing else that a body may hold is kept. */
const stateOf = ({ Layout, View, Owner, SiteID, StatusDD, Stage, PurposeDD, Search }: ViewState): ViewState => ({
  ...{ Layout, View, Owner, SiteID, StatusDD, Stage, PurposeDD, Search },
})

export const listViews: Handler<Calls['listViews']> = {
  async transaction({ scope: { session } }, trx) {
    const rows = await listRows(trx, session)
    return {
      Views: rows.map((row) => ({
        ViewID: row.view_id,
        Version: row.version,
        Name: row.name,
        SharedFl: row.is_shared ? 1 : 0,
        MayChangeFl: mayChange(session, row) ? 1 : 0,
        ...row.state,
      })),
    }
  },
}

export const saveView: Handler<Calls['saveView']> = {
  async transaction({ body, scope: { session }, now, note, refuse, assertNoProblems }, trx) {
    const isShared = body.SharedFl === 1
    const before = body.ViewID === '' ? undefined : await holdView(trx, session, body.ViewID)
    if (body.ViewID !== '' && (before === undefined || !mayChange(session, before))) return refuse('NoAccess')
    if (isShared && !mayShare(session)) return refuse('NoAccess')
    if (before !== undefined && before.version !== body.Version) return refuse('StaleEdit')
    assertNoProblems(viewProblems(body))

    // One that comes to the person's own or to the shared ones needs room there.
    if (before?.is_shared !== isShared && (await countViews(trx, session, isShared)) >= mostViews)
      return refuse('TooManyRecords')
    const viewId = before?.view_id ?? randomPublicId()
    const written = { name: cleanLine(body.Name), is_shared: isShared, person_id: session.personId, changed_at: now }
    if (before === undefined) await insertView(trx, session, { view_id: viewId, ...written, state: stateOf(body) })
    else await updateView(trx, viewId, { ...written, state: stateOf(body) })
    note({ details: { view: viewId, shared: isShared, changed: before !== undefined } })
    return { ViewID: viewId }
  },
}

export const removeView: Handler<Calls['removeView']> = {
  async transaction({ body: { ViewID: viewId }, scope: { session }, note, refuse }, trx) {
    const found = await holdView(trx, session, viewId)
    if (found === undefined || !mayChange(session, found)) return refuse('NoAccess')
    await deleteView(trx, viewId)
    note({ details: { view: viewId, shared: found.is_shared } })
    return {}
  },
}
