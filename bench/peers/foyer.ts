import { startServer } from '../measure.ts'
import { addressesOf, documentOf, interviewOf, personOf } from './foyer-bodies.ts'
import { assertRefused, send, sendJson } from './send.ts'
import { children, type Running } from './work.ts'

interface SignedIn {
  cookie: string
  ids: { SiteID: string; UserID: string }
}

interface Ready {
  address: string
  filled: (SignedIn & { documentId: number })[]
  makers: SignedIn[]
}

interface Answer {
  ReturnStatus: { ReturnCode: number; ReturnMessage: string }
  MortgageApplicationID: number
  MainApplicantID: number
}

export const startFoyer = async (databaseUrl: string): Promise<Running> => {
  const { ready, pid, stop } = await startServer<Ready>('peers-foyer.ts', databaseUrl)
  const pathOf = (call: string) => `${ready.address}/api/${call}`
  const call = async (name: string, { cookie }: SignedIn, body: object) => {
    const answer = await sendJson<Answer>(pathOf(name), { headers: { cookie }, body })
    if (answer.ReturnStatus.ReturnCode !== 200) throw new Error(`${name}: ${answer.ReturnStatus.ReturnMessage}`)
    return answer
  }
  const [one, other] = ready.filled
  if (!one || !other) throw new Error('there are no owners')
  await assertRefused(call('MTGAPPLoad', one, other.ids), 'Foyer')
  let made = 1
  const list = addressesOf(children)

  const create = async () => {
    made += 1
    const maker = ready.makers[made % ready.makers.length]
    if (!maker) throw new Error('no one is signed in')
    const application = await call('MTGAPPSaveInterView', maker, { ...maker.ids, ...interviewOf(made) })
    const ids = {
      ...maker.ids,
      MortgageApplicationID: application.MortgageApplicationID,
      ApplicantID: application.MainApplicantID,
    }
    await call('MTGAPPSaveIdentification', maker, { ...ids, ...personOf() })
    await call('MTGAppUpsertAddress', maker, { ...ids, ...list })
  }

  return {
    pid,
    stop,
    async once(work, owner) {
      const filled = ready.filled[owner]
      if (!filled) throw new Error('no such owner')
      if (work === 'create') await create()
      else if (work === 'load')
        return (await send(pathOf('MTGAPPLoad'), { headers: { cookie: filled.cookie }, body: filled.ids })).length
      else {
        made += 1
        const Identification = { ...documentOf(made), IdentificationID: filled.documentId }
        await call('MTGAppUpsertIdentification', filled, { ...filled.ids, Identification })
      }
      return 0
    },
  }
}
