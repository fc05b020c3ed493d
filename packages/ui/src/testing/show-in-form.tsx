import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { onTestFinished } from 'vitest'
import { CallIdsProvider } from '../client/ids.tsx'
import { setTransport } from '../client/transport.ts'
import { setUploadTransport } from '../client/upload.ts'
import { queries } from '../client/use-call.ts'
import { Form, type FormProps } from '../form/form.tsx'
import type { GalleryReplies, GalleryUpload } from '../gallery/entry.ts'
import { fakeTransport, fakeUploads, type UsualReplies } from '../gallery/fake-transport.ts'
import { loadNamespaces, startI18n } from '../i18n/i18n.ts'
import { ThemeProvider } from '../theme/theme-provider.tsx'
import { anyTexts } from './any-texts.ts'

interface Shown {
  language?: 'en' | 'fr'
  /** What the server replies, by path. */
  replies?: GalleryReplies
  upload?: GalleryUpload | GalleryUpload[]
  /** What the server replies to all other calls. */
  usual?: UsualReplies
  /** The text namespaces that the component needs. */
  texts?: readonly string[]
}

/** Mounts a component of the kit in the page of the test, with theme, texts and a server that replies from data. */
export const show = async (
  component: ReactNode,
  { language = 'en', replies, usual, upload, texts = [] }: Shown = {},
) => {
  await startI18n(anyTexts, language)
  await loadNamespaces(texts)
  const { transport } = fakeTransport({ path: '', ...(replies && { replies }) }, usual)
  setTransport(transport)
  setUploadTransport(fakeUploads(upload === undefined ? {} : { upload }))
  const element = document.body.appendChild(document.createElement('main'))
  const root = createRoot(element)
  const page = (
    <QueryClientProvider client={queries}>
      <ThemeProvider primary="#0b5c5c">
        <CallIdsProvider value={{ SiteID: 'demo', UserID: '' }}>
          <MemoryRouter>{component}</MemoryRouter>
        </CallIdsProvider>
      </ThemeProvider>
    </QueryClientProvider>
  )
  // A test that begins with a key would otherwise press it in an empty page, which no later wait repairs.
  flushSync(() => root.render(page))
  onTestFinished(() => {
    root.unmount()
    element.remove()
    queries.clear()
  })
}

/** Mounts a field in a form with one button, "Send"; returns what was sent. */
export const showInForm = async <Values extends object>(
  field: ReactNode,
  values: Values,
  { rules, ...shown }: Shown & Pick<FormProps<Values, object>, 'rules'> = {},
) => {
  const sent: Values[] = []
  const onSubmit = async (given: Values) => {
    sent.push(given)
    return { ok: true as const, reply: {} }
  }
  await show(
    <Form texts="kit" values={values} onSubmit={onSubmit} {...(rules && { rules })}>
      {field}
      <button type="submit">Send</button>
    </Form>,
    shown,
  )
  return sent
}
