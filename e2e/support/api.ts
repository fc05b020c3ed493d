import type { BodyOf, CallPath, ReplyOf } from '@foyer/contract/all-calls.ts'
import type { RefusedReply } from '@foyer/contract/kit/return-status.ts'
import { filledPath } from '@foyer/domain/kit/path-fields.ts'
import { recordCovered } from '../../tools/completeness/record.ts'
import { codeIn, type MailServer } from './mail-server.ts'
import { operatorToken } from './server-process.ts'

/** An HTTP client of the API that keeps its cookies: a browser without the screen. */
export const apiClient = () => {
  const cookies = new Map<string, string>()
  const call = async <P extends CallPath>(
    url: string,
    path: P,
    body: BodyOf<P>,
  ): Promise<ReplyOf<P> & RefusedReply> => {
    const response = await fetch(`${url}${filledPath(path, body)}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(path.startsWith('/broker-api/') && { authorization: `Bearer ${operatorToken}` }),
      },
      body: JSON.stringify(body),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    recordCovered('call', path)
    return (await response.json()) as ReplyOf<P> & RefusedReply
  }
  return { call, cookies }
}

export type ApiClient = ReturnType<typeof apiClient>

/** Signs in with an e-mailed code, as a borrower does; `url` may differ from call to call. */
export const startWithCode = async (client: ApiClient, mail: MailServer, url: () => string, email: string) => {
  const asked = await client.call(url(), '/api/MTGAPPValidateEmail', { SiteID: 'demo', Email: email, LanguageID: 1 })
  if (asked.ReturnStatus.ReturnCode !== 200) throw new Error(asked.ReturnStatus.ReturnMessage)
  const code = codeIn(await mail.arrived(email))
  const { UserID, ReturnStatus } = await client.call(url(), '/api/MTGAPPVerifyCode', {
    siteID: 'demo',
    Email: email,
    code,
  })
  if (ReturnStatus.ReturnCode !== 200) throw new Error(ReturnStatus.ReturnMessage)
  return { SiteID: 'demo', UserID }
}
