import type { FastifyInstance } from 'fastify'

export interface Shown {
  status: number
  body: string
  /** The redirect target. */
  location: string
}

const pathIn = (address: string) => {
  const url = new URL(address, 'http://localhost')
  return `${url.pathname}${url.search}`
}
const visitIn = (body: string) => /name="visit" value="([^"]+)"/.exec(body)?.[1] ?? ''

/** A test browser for the simulated institution: opens its pages and submits its forms. */
export const institutionBrowser = (app: FastifyInstance) => {
  const open = async (address: string): Promise<Shown> => {
    const { statusCode, body } = await app.inject({ url: pathIn(address) })
    return { status: statusCode, body, location: '' }
  }
  const send = async ({ body }: Shown, fields: Record<string, string>): Promise<Shown> => {
    const answer = await app.inject({
      method: 'POST',
      url: '/simulated-institution',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ visit: visitIn(body), ...fields }).toString(),
    })
    return { status: answer.statusCode, body: answer.body, location: String(answer.headers.location ?? '') }
  }
  return {
    open,
    send,
    /** Chooses, signs in and consents; returns the redirect URL. */
    async walk(address: string, accounts: readonly string[] = ['chequing']): Promise<string> {
      const first = await send(await open(address), { institution: 'maple' })
      const second = await send(await open(first.location), { user: 'test', password: 'test' })
      const chosen = Object.fromEntries(accounts.map((account) => [`accounts-${account}`, account]))
      const last = await send(await open(second.location), { ...chosen, 'consent-yes': 'yes' })
      return last.location
    },
  }
}
