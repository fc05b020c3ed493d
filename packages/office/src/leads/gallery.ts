import { click, inTurn, openDialog, pressUntil, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { minutesAgo } from '../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import { inboxOf, listedLead, loadedLead, someForms, someLeads } from '../gallery/leads.ts'
import { streamOf } from '../gallery/live.ts'
import { templates } from '../gallery/templates.ts'

const leads = entriesOf('officeLeads', '/office/leads')
const lead = entriesOf('officeLead', '/office/leads/rive-nord/9001')
const filled: GalleryReplies = {
  '/console-api/ListLeadInbox': someLeads,
  '/console-api/CountLeads': { Unclaimed: 3, Mine: 2 },
  '/console-api/ListLeadForms': someForms,
  '/console-api/LoadLead': loadedLead(),
}
const none: GalleryReplies = { ...filled, '/console-api/ListLeadInbox': inboxOf([]) }
const rowButton = (place: number) =>
  inTurn(waitFor('main [class*="_buttons_"] button'), click('main [class*="_buttons_"] button', place))
const openAssign = inTurn(rowButton(1), waitFor('dialog'))
const newsText = 'main [role="status"] p, main [role="alert"] p'
const news = waitFor(newsText)
const exporting = inTurn(waitFor('main [data-export]'), click('main [data-export]'), waitFor('dialog form'))
const oneSite = { ...owner, Sites: owner.Sites.slice(0, 1) }
const exported = (File: string): GalleryReplies => ({
  ...filled,
  '/console-api/ExportLeads': { Name: 'leads.json', File, Next: 0 },
})
const lead1 = {
  ...{ LeadID: 9001, Token: 'a1b2c3', FormName: 'Parler à Camille', Owner: 'Camille Roy', LanguageID: 2 },
  ...{ ReceivedAt: minutesAgo(20), Answers: [] },
}
const erase = openDialog('main [data-erase]')
const invite = openDialog('main [data-invite]')
const anna = { OwnerID: 'p1', OwnerName: 'Anna Bélanger' }
const changed = (LeadID: number) => ({ Kind: 'lead' as const, SiteID: 'rive-nord', MortgageApplicationID: 0, LeadID })
const takenBy = (given: object): GalleryReplies => ({
  ...filled,
  '/console-api/AssignLead': { refused: 'LeadTaken' },
  '/console-api/LoadLead': loadedLead(given),
})

export const gallery: GalleryEntry[] = [
  leads('filled', { replies: filled }),
  leads('many', {
    replies: {
      ...filled,
      '/console-api/CountLeads': { Unclaimed: 1000, Mine: 0 },
      '/console-api/ListLeadInbox': { ...someLeads, Next: 'next' },
    },
  }),
  leads('loading', { replies: { ...filled, '/console-api/ListLeadInbox': 'pending' } }),
  leads('loading more', {
    replies: { ...filled, '/console-api/ListLeadInbox': [{ ...someLeads, Next: 'next' }, 'pending'] },
    act: inTurn(waitFor('main [class*="_more_"]'), click('main [class*="_more_"]')),
  }),
  leads('not loaded', { replies: { ...filled, '/console-api/ListLeadInbox': { refused: 'ServerError' } } }),
  leads('not permitted', { replies: { '/console-api/LoadMe': { ...assistant, Actions: [] } } }),
  leads('every lead has someone', { replies: none }),
  leads('none of mine', { path: '/office/leads?view=mine', replies: none }),
  leads('no lead at all', { path: '/office/leads?view=all', replies: none }),
  leads('no form at all', {
    path: '/office/leads?view=all',
    replies: { ...none, '/console-api/ListLeadForms': { Forms: [] } },
  }),
  leads('filters open', {
    replies: filled,
    act: async (document) => document.querySelector<HTMLElement>('main button[aria-expanded]')?.click(),
  }),
  leads('filtered', { path: '/office/leads?view=all&site=laval&form=d4e5f6&days=30', replies: none }),
  leads('who may only look', {
    replies: { ...filled, '/console-api/LoadMe': { ...assistant, Sites: owner.Sites, Actions: ['lead.view'] } },
  }),
  leads('claimed', { replies: { ...filled, '/console-api/AssignLead': {} }, act: inTurn(rowButton(0), news) }),
  leads('given back', { replies: { ...filled, '/console-api/AssignLead': {} }, act: inTurn(rowButton(2), news) }),
  leads('taken by another', {
    replies: takenBy({ OwnerID: 'p4', OwnerName: 'Luc Roy' }),
    act: inTurn(rowButton(0), news),
  }),
  leads('given back meanwhile', { replies: takenBy({}), act: inTurn(rowButton(0), news) }),
  leads('taken in another window', {
    replies: takenBy({ OwnerID: 'p1', OwnerName: 'Anna Bélanger' }),
    act: inTurn(rowButton(0), news),
  }),
  leads('not claimed', {
    replies: { ...filled, '/console-api/AssignLead': { refused: 'ServerError' } },
    act: inTurn(rowButton(0), news),
  }),
  leads('assign', { replies: filled, act: openAssign }),
  leads('assigned', {
    replies: { ...filled, '/console-api/AssignLead': {} },
    act: inTurn(openAssign, submitDialog, news),
  }),
  leads('assign, wrong', {
    replies: { ...filled, '/console-api/AssignLead': { refused: 'NoAccess' } },
    act: inTurn(openAssign, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  leads('export', { replies: filled, act: exporting }),
  leads('export, one site', { replies: { ...filled, '/console-api/LoadMe': oneSite }, act: exporting }),
  leads('export, busy', {
    replies: { ...filled, '/console-api/ExportLeads': 'pending' },
    act: inTurn(exporting, submitDialog),
  }),
  leads('export, wrong', {
    replies: { ...filled, '/console-api/ExportLeads': { refused: 'ServerError' } },
    act: inTurn(exporting, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  leads('export, none', { replies: exported('[]'), act: inTurn(exporting, submitDialog, news) }),
  leads('exported, one', { replies: exported(JSON.stringify([lead1])), act: inTurn(exporting, submitDialog, news) }),
  leads('exported', {
    replies: exported(JSON.stringify([lead1, { ...lead1, LeadID: 9002 }])),
    act: inTurn(exporting, submitDialog, news),
  }),
  leads('one lead arrived', { replies: filled, before: streamOf(changed(9010)), act: waitFor('[data-updates]') }),
  leads('two leads arrived', {
    replies: filled,
    before: streamOf(changed(9010), changed(9011)),
    act: waitFor('[data-updates]'),
  }),
  leads('changes missed', { replies: filled, before: streamOf('lost'), act: waitFor('[data-updates]') }),
  lead('filled', { replies: filled }),
  lead('loading', { replies: { ...filled, '/console-api/LoadLead': 'pending' } }),
  lead('not found', { replies: { ...filled, '/console-api/LoadLead': { refused: 'NoAccess' } } }),
  lead('without a name', {
    replies: {
      ...filled,
      '/console-api/LoadLead': loadedLead({
        ...listedLead({ Name: '', PurposeDD: -1, Purpose: '', Amount: null, LanguageID: 1 }),
        ...{ Email: '', Phone: '', Answers: loadedLead().Answers.slice(-1) },
      }),
    },
  }),
  lead('mine', {
    replies: {
      ...filled,
      '/console-api/LoadLead': loadedLead({ OwnerID: 'p1', OwnerName: 'Anna Bélanger' }),
    },
  }),
  lead('claimed by key', {
    replies: { ...filled, '/console-api/AssignLead': {} },
    act: inTurn(waitFor('main [data-claim]'), pressUntil('a', newsText)),
  }),
  ...(
    [
      ['invited', { InvitedAt: minutesAgo(60), InviteEnds: minutesAgo(-29 * 24 * 60) }],
      ['invited, ended', { InvitedAt: minutesAgo(31 * 24 * 60), InviteEnds: minutesAgo(24 * 60) }],
      ['application started', { InvitedAt: minutesAgo(2000), MortgageApplicationID: 7001 }],
    ] as const
  ).map(([state, given]) =>
    lead(state, { replies: { ...filled, '/console-api/LoadLead': loadedLead({ ...anna, ...given }) } }),
  ),
  lead('invite', { replies: filled, act: invite }),
  lead('invite, with templates', {
    replies: { ...filled, '/console-api/ListTemplates': templates },
    act: inTurn(invite, click('dialog form button[aria-expanded]'), click('dialog form ul button', 1)),
  }),
  lead('invite, mine', { replies: { ...filled, '/console-api/LoadLead': loadedLead(anna) }, act: invite }),
  lead('invite, another’s', {
    replies: { ...filled, '/console-api/LoadLead': loadedLead({ OwnerID: 'p4', OwnerName: 'Luc Roy' }) },
    act: invite,
  }),
  lead('invite, wrong', {
    replies: filled,
    act: inTurn(invite, type('dialog textarea', 'www.example.com'), submitDialog),
  }),
  lead('invite, too many', {
    replies: { ...filled, '/console-api/InviteLead': { refused: 'TooManyRequests', retryAfter: 3600 } },
    act: inTurn(invite, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  lead('invite, busy', {
    replies: { ...filled, '/console-api/InviteLead': 'pending' },
    act: inTurn(invite, submitDialog),
  }),
  lead('invitation sent', {
    replies: {
      ...filled,
      '/console-api/InviteLead': { Email: 'amelie.gagnon@lead.example', InviteEnds: minutesAgo(-30 * 24 * 60) },
    },
    act: inTurn(invite, submitDialog, news),
  }),
  lead('invited meanwhile', {
    replies: { ...filled, '/console-api/InviteLead': { refused: 'StaleEdit' } },
    act: inTurn(invite, submitDialog, news),
  }),
  lead('assign', { replies: filled, act: openDialog('main [data-assign]') }),
  lead('erase', { replies: filled, act: erase }),
  lead('erase, with a deal', {
    replies: { ...filled, '/console-api/LoadLead': loadedLead({ MortgageApplicationID: 7001 }) },
    act: erase,
  }),
  lead('erase, wrong', {
    replies: { ...filled, '/console-api/RemoveLead': { refused: 'ServerError' } },
    act: inTurn(erase, click('dialog [class*="_buttons_"] button', 1), waitFor('dialog [class*="_notice_"]')),
  }),
  lead('erase, on hold', {
    replies: { ...filled, '/console-api/RemoveLead': { refused: 'DealHeld' } },
    act: inTurn(erase, click('dialog [class*="_buttons_"] button', 1), waitFor('dialog [class*="_notice_"]')),
  }),
  lead('erased', {
    replies: { ...filled, '/console-api/RemoveLead': {} },
    act: inTurn(erase, click('dialog [class*="_buttons_"] button', 1), news),
  }),
  lead('changed meanwhile', { replies: filled, before: streamOf(changed(9001)), act: waitFor('[data-updates]') }),
]
