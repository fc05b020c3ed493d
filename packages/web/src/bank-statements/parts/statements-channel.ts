import { tabChannel } from '@foyer/ui/client/tab-channel.ts'

/** A tab returning from a bank notifies the tab that opened it, whose list is stale. */
export const statementsChannel = tabChannel<number>('foyer-bank-statements')
