import { startServer } from '../measure.ts'
import { send } from './send.ts'
import { changeOf, childrenOf, parentOf, type Running } from './work.ts'

interface Ready {
  address: string
  filled: { parent: string; child: string }[]
}

export const startBare = async (databaseUrl: string): Promise<Running> => {
  const { ready, pid, stop } = await startServer<Ready>('peers-bare.ts', databaseUrl)
  let made = 0
  return {
    pid,
    stop,
    async once(work, owner) {
      made += 1
      const bodies = {
        create: { parent: parentOf(made), children: childrenOf() },
        load: { id: ready.filled[owner]?.parent },
        update: { id: ready.filled[owner]?.child, ...changeOf(made) },
      }
      return (await send(`${ready.address}/${work}`, { body: bodies[work] })).length
    },
  }
}
