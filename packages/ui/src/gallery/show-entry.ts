import { setTransport } from '../client/transport.ts'
import { setUploadTransport } from '../client/upload.ts'
import { queries } from '../client/use-call.ts'
import { forgetDrafts } from '../form/known-drafts.ts'
import type { startApp } from '../start-app.tsx'
import type { AnyEntry } from './entry.ts'
import { fakeTransport, fakeUploads, type UsualReplies } from './fake-transport.ts'
import { frames, until } from './wait.ts'

interface GalleryApp {
  root: HTMLElement
  usual: UsualReplies
  /** Mounts the app at the entry's address. */
  start: () => Promise<App>
}

type App = Awaited<ReturnType<typeof startApp>>

let shown: App | undefined

/** Takes the entry before out of the page, with all that the app and this browser remember of it. */
const leaveEntry = (root: HTMLElement) => {
  shown?.unmount()
  shown = undefined
  for (const layer of [...document.body.children]) if (layer !== root) layer.remove()
  queries.clear()
  forgetDrafts()
  sessionStorage.clear()
  localStorage.clear()
  scrollTo(0, 0)
}

const isThere = () => document.querySelector('h1') !== null
const isLoaded = () => document.querySelector('[aria-busy="true"]') === null

const press = (page: Document) => {
  const buttons = page.querySelectorAll<HTMLButtonElement>('dialog button[type="submit"], main button[type="submit"]')
  buttons[buttons.length - 1]?.click()
}

/** Stops timers, so that a page that redirects by itself stays. */
const stopTimers = () => {
  const newest = Number(setTimeout(() => {}))
  for (let timer = 0; timer <= newest; timer += 1) clearTimeout(timer)
}

/** Shows an entry in its app, with a server that replies from data; `data-gallery="ready"` is set when it is settled. */
export const showEntryIn = async ({ root, usual, start }: GalleryApp, entry: AnyEntry) => {
  leaveEntry(root)
  entry.before?.()
  const { transport, isIdle } = fakeTransport(entry, usual)
  setTransport(transport)
  setUploadTransport(fakeUploads(entry))
  shown = await start()
  const waits = entry.state.startsWith('loading')
  const isStill = () => isThere() && isIdle() && (waits || isLoaded())
  await until(isStill)
  if (entry.act === 'submit') press(document)
  else await entry.act?.(document)
  await until(isStill)
  await document.fonts.ready
  await frames(3)
  stopTimers()
  document.documentElement.dataset.gallery = 'ready'
}
