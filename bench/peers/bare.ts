import { startServer } from '../measure.ts'
import { send } from './send.ts'
import { changeOf, childrenOf, parentOf, type Running, runningOf, type Work } from './work.ts'

interface Ready {
  address: string
  filled: { parent: string; child: string }[]
}

export const startBare = async (databaseUrl: string): Promise<Running> => {
  const { ready, pid, stop } = await startServer<Ready>('peers-bare.ts', databaseUrl)
  const sendTo = (work: Work, body: object) => send(`${ready.address}/${work}`, { body })
  return runningOf({ pid, stop }, ready.filled, {
    create: (_, number) => sendTo('create', { parent: parentOf(number), children: childrenOf() }),
    load: ({ parent }) => sendTo('load', { id: parent }),
    update: ({ child }, number) => sendTo('update', { id: child, ...changeOf(number) }),
  })
}
