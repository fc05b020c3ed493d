import { operatorAddressCalls } from '@foyer/contract/operator/calls.ts'
import { countAddresses, importAddresses } from '../addresses/index.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'

export const operatorAddressHandlers = ({ database }: Pick<Services, 'database'>) =>
  implementCalls(operatorAddressCalls, {
    importAddresses: {
      async free({ body }) {
        const { added, skipped } = await importAddresses(database, body.Addresses)
        if (body.Done === 1) await countAddresses(database)
        return { Added: added, Skipped: skipped }
      },
    },
  })
