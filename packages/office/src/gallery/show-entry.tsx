import type { Language } from '@foyer/domain/kit/language.ts'
import { type UsualReplies, usualMenus } from '@foyer/ui/gallery/fake-transport.ts'
import { showEntryIn } from '@foyer/ui/gallery/show-entry.ts'
import { startApp } from '@foyer/ui/start-app.tsx'
import { createMemoryRouter } from 'react-router'
import { routeTree } from '../app/router.tsx'
import { officeTexts } from '../kit/load-texts.ts'
import { previewAddresses } from '../kit/preview.tsx'
import { disownPage } from '../session/page-owner.ts'
import { activity } from './activity.ts'
import { noComments } from './comments.ts'
import { colleagues, noCounts, noDeals } from './deals.ts'
import type { GalleryEntry } from './entry.ts'
import { owner, people, sites } from './fixtures.ts'
import { noKeeping } from './keeping.ts'
import { streamOf } from './live.ts'
import { notes } from './notes.ts'
import { noTemplates } from './templates.ts'

const usual: UsualReplies = (path, body, entry) => {
  const replies: Record<string, unknown> = {
    '/console-api/LoadMe': owner,
    '/console-api/ListPeople': people,
    '/console-api/ListOfficeSites': sites,
    '/console-api/ListPipeline': noDeals,
    '/console-api/CountPipeline': noCounts,
    '/console-api/CountLeads': { Unclaimed: 3, Mine: 0 },
    '/console-api/CountErasures': { Waiting: 0 },
    '/console-api/LoadKeeping': noKeeping,
    '/console-api/ListLeadInbox': { Leads: [], Next: '' },
    '/console-api/ListLeadForms': { Forms: [] },
    '/console-api/ListViews': { Views: [] },
    '/console-api/ListColleagues': colleagues,
    '/console-api/ListNotes': notes,
    '/console-api/ListComments': noComments,
    '/console-api/ListConditions': { Conditions: [] },
    '/console-api/ListActivity': activity,
    '/console-api/RevealSin': { Value: '046454286' },
    '/console-api/RevealDocumentNumber': { Value: 'M0157-08409-17' },
    '/console-api/ListTemplates': noTemplates,
    '/console-api/ListSignOns': { SignOns: [] },
    '/console-api/StepUp': { Seconds: 300 },
  }
  return replies[path] ?? usualMenus(path, body, entry)
}

/** In the place of the portal's page, which the gallery does not have. */
const page = (name: string) =>
  `data:text/html,<html lang="en"><title>${name}</title><main aria-label="${name}"><h1>${name}</h1></main>`
Object.assign(previewAddresses, { form: page('Form'), brand: page('Portal') })

/** Mounts the office at the entry's address. */
export const showEntry = (root: HTMLElement, entry: GalleryEntry, language: Language) => {
  streamOf()()
  disownPage()
  const createRouter = () => createMemoryRouter(routeTree, { initialEntries: [entry.path] })
  const start = () => startApp(root, { texts: officeTexts, createRouter, language, onSignedOut: () => {} })
  return showEntryIn({ root, usual, start }, entry)
}
