import { addressSearch } from '@foyer/ui/gallery/found-addresses.ts'
import { appears, until } from '@foyer/ui/gallery/wait.ts'
import type { GalleryEntry } from '../entry.ts'
import { visitorSite } from '../fixtures.ts'

const open = (label: string) => async (page: Document) => {
  const button = await appears<HTMLButtonElement>(page, `[data-open="${label}"]`)
  button.click()
  await appears(page, 'dialog')
}

const openCalendar = async (page: Document) => {
  const button = await appears<HTMLButtonElement>(
    page,
    'button[aria-label*="Closing"], button[aria-label*="signature"]',
  )
  button.scrollIntoView({ block: 'center' })
  button.click()
  await appears(page, '[role="dialog"] table')
}

/** The form in the frame is a gallery page itself, which stops its timers when it is settled. Waits for that. */
const formIsReady = async (page: Document) => {
  const frame = await appears<HTMLIFrameElement>(page, 'iframe')
  await until(() => frame.contentDocument?.documentElement.dataset.gallery === 'ready')
}

export const gallery: GalleryEntry[] = [
  { screen: 'kit', state: 'fields', path: '/demo/kit/fields', replies: addressSearch },
  { screen: 'kit', state: 'filled', path: '/demo/kit/filled' },
  {
    screen: 'kit',
    state: 'yellow-brand',
    path: '/demo/kit/filled',
    replies: {
      '/api/loadSiteConfiguration': { ...visitorSite, Link: { ...visitorSite.Link, PrimaryColor: '#ffd400' } },
    },
  },
  { screen: 'kit', state: 'abroad', path: '/demo/kit/abroad' },
  { screen: 'kit', state: 'wrong', path: '/demo/kit/wrong', act: 'submit' },
  { screen: 'kit', state: 'failed', path: '/demo/kit/failed', act: 'submit' },
  { screen: 'kit', state: 'saving', path: '/demo/kit/saving', act: 'submit' },
  { screen: 'kit', state: 'calendar', path: '/demo/kit/filled', act: openCalendar },
  { screen: 'kit', state: 'loading', path: '/demo/kit/loading' },
  { screen: 'kit', state: 'error', path: '/demo/kit/error' },
  { screen: 'kit', state: 'errors', path: '/demo/kit/errors' },
  { screen: 'kit', state: 'records', path: '/demo/kit/records' },
  { screen: 'kit', state: 'no-records', path: '/demo/kit/no-records' },
  { screen: 'kit', state: 'confirm', path: '/demo/kit/records', act: open('confirm') },
  { screen: 'kit', state: 'dialog', path: '/demo/kit/records', act: open('dialog') },
  { screen: 'kit', state: 'foreign-website', path: '/demo/kit/foreign', act: formIsReady },
  { screen: 'kit', state: 'notices', path: '/demo/kit/notices' },
]
