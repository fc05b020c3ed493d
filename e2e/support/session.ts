import type { Language } from '@foyer/domain/kit/language.ts'
import type { Browser, Page } from 'playwright-core'
import { apiClient, startWithCode } from './api.ts'
import { newContext, openPage, type VisitOptions } from './browser.ts'
import type { MailServer } from './mail-server.ts'
import type { ServerProcess } from './server-process.ts'

export interface Visitor {
  page: Page
  complaints: string[]
  close(): Promise<void>
}

export const visit = async (
  browser: Browser,
  { language = 'en', width = 1280 }: Partial<VisitOptions> = {},
): Promise<Visitor> => {
  const context = await newContext(browser, { language, width })
  const complaints: string[] = []
  const page = await openPage(context, complaints)
  return { page, complaints, close: () => context.close() }
}

/** A browser that is already signed in with a code, through the API. */
export const visitSignedIn = async (
  browser: Browser,
  server: ServerProcess,
  mail: MailServer,
  email: string,
  options: { language?: Language; width?: number } = {},
) => {
  const client = apiClient()
  const ids = await startWithCode(client, mail, () => server.url, email)
  const visitor = await visit(browser, options)
  await visitor.page
    .context()
    .addCookies([...client.cookies].map(([name, value]) => ({ name, value, url: server.url, httpOnly: true })))
  return { ...visitor, client, ids }
}
