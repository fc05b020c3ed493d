import { singleBuyerInOntario } from '@foyer/domain/testing/personas.ts'
import { expect } from 'vitest'
import { type ApiClient, apiClient, startWithCode } from './api.ts'
import { beginApplication } from './fill-application.ts'
import type { MailServer } from './mail-server.ts'

const { interview, address } = singleBuyerInOntario(new Date().toISOString().slice(0, 10))
const firstPrice = 400_000

/** A borrower who saves the price again and again, as the browser does: a lost connection is tried again, a reply is final. */
export const startSaving = async (mail: MailServer, url: string, email: string) => {
  const client: ApiClient = apiClient()
  const ids = await startWithCode(client, mail, () => url, email)
  const made = await beginApplication(client, url, ids, { interview, address })
  const application = { ...ids, MortgageApplicationID: made.MortgageApplicationID }
  let saved = 0
  let isStopped = false
  const save = async (price: number): Promise<void> => {
    for (;;) {
      const reply = await client
        .call(url, '/api/MTGAPPSaveInterView', {
          ...application,
          InterView: { ...interview, PropertyValue: price },
        })
        .catch(() => undefined)
      if (reply === undefined) continue
      expect(reply.ReturnStatus).toEqual({ ReturnCode: 200, ReturnMessage: '' })
      return
    }
  }
  const saving = (async () => {
    while (!isStopped) {
      await save(firstPrice + saved + 1)
      saved += 1
    }
  })()
  return {
    saved: () => saved,
    async stop() {
      isStopped = true
      await saving
      const loaded = await client.call(url, '/api/MTGAPPLoad', application)
      expect(loaded.InterView.PropertyValue).toBe(firstPrice + saved)
      const { Deals } = await client.call(url, '/api/MTGAPPLoadMyDeals', ids)
      expect(Deals).toHaveLength(1)
    },
  }
}

export type Saver = Awaited<ReturnType<typeof startSaving>>

/** Until each has saved so often again. */
export const savedAgain = async (savers: readonly Saver[], times = 10) => {
  const before = savers.map(({ saved }) => saved())
  await expect.poll(() => savers.every(({ saved }, at) => saved() >= (before[at] ?? 0) + times)).toBe(true)
}
