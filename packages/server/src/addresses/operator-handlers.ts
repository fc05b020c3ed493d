import { operatorAddressCalls } from '@foyer/contract/addresses/operator-calls.ts'
import { implementCalls } from '../kit/implement-calls.ts'
import type { Services } from '../kit/services.ts'
import { countAddresses, importAddresses } from './import-addresses.ts'

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
