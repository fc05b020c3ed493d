import { appears } from '@foyer/ui/gallery/wait.ts'
import type { GalleryEntry } from '../gallery/entry.ts'
import { anonymousSite, application, handedOverSite, SiteID, signedInSite, visitorSite } from '../gallery/fixtures.ts'
import { deleteAccountGallery } from './delete-account-gallery.ts'

const contact = `/${SiteID}/user/contactme`
const wizard = `/${SiteID}/user/7001/start`

const { Link } = signedInSite
const AgentProfile = {
  ...Link.AgentProfile,
  FAX: '5145550198',
  FaceBook: 'https://www.facebook.com/example',
  Instagram: 'https://www.instagram.com/example',
  Twitter: 'https://x.com/example',
  Linkedin: 'https://www.linkedin.com/in/example',
}

const pressing = (name: RegExp) => async (page: Document) => {
  await appears(page, 'main h1')
  const buttons = [...page.querySelectorAll('button')]
  buttons.find((button) => name.test(button.getAttribute('aria-label') ?? button.textContent))?.click()
  await appears(page, 'dialog, header ul:not([hidden])')
}

const logOut = async (page: Document) => {
  await pressing(/Main Menu|Menu principal|Sophie/)(page)
  const entries = [...page.querySelectorAll<HTMLElement>('dialog button, header ul button')]
  entries.find((entry) => /Log out|Fermer la session/.test(entry.textContent))?.click()
  await appears(page, 'dialog [class*="_content_"]')
}

/** What belongs to no feature: the bar with its menus and dialogs, and the app's own pages. */
export const gallery: GalleryEntry[] = [
  { screen: 'unknown', state: 'filled', path: '/nowhere/at/all' },
  { screen: 'contactMe', state: 'filled', path: contact },
  { screen: 'contactMe', state: 'anonymous', path: contact, replies: { '/api/loadSiteConfiguration': anonymousSite } },
  {
    screen: 'contactMe',
    state: 'handed over',
    path: contact,
    replies: { '/api/loadSiteConfiguration': handedOverSite },
  },
  { screen: 'contactMe', state: 'menu', path: contact, act: pressing(/Main Menu|Menu principal|Sophie/) },
  {
    screen: 'contactMe',
    state: 'logout-failed',
    path: contact,
    replies: { '/api/MTGAPPLogout': 'network' },
    act: logOut,
  },
  ...deleteAccountGallery,
  {
    screen: 'home',
    state: 'not open',
    path: `/${SiteID}/home`,
    replies: { '/api/loadSiteConfiguration': { ...visitorSite, OpenFl: 0 } },
  },
  {
    screen: 'contactMe',
    state: 'not open',
    path: contact,
    replies: { '/api/loadSiteConfiguration': { ...signedInSite, OpenFl: 0 } },
  },
  {
    screen: 'agentProfile',
    state: 'filled',
    path: `/${SiteID}/profile`,
    replies: { '/api/loadSiteConfiguration': signedInSite },
  },
  {
    screen: 'agentProfile',
    state: 'networks',
    path: `/${SiteID}/profile`,
    replies: { '/api/loadSiteConfiguration': { ...signedInSite, Link: { ...Link, AgentProfile } } },
  },
  {
    screen: 'start',
    state: 'steps',
    path: wizard,
    replies: { '/api/MTGAPPLoad': application({ Step: 2 }) },
    act: pressing(/Main Menu|Menu principal|Current Application|Demande en cours/),
  },
  {
    screen: 'home',
    state: 'terms',
    path: `/${SiteID}/home`,
    act: pressing(/^Terms|^Conditions/),
  },
  {
    screen: 'home',
    state: 'privacy',
    path: `/${SiteID}/home`,
    act: pressing(/^Privacy|^Confidentialité/),
  },
  {
    screen: 'home',
    state: 'disclosure',
    path: `/${SiteID}/home`,
    act: pressing(/^Disclosure|^Divulgation/),
  },
]
