import type { FormDescription } from '@foyer/domain/leads/fields.ts'
import { readyForms } from '@foyer/domain/leads/ready-forms.ts'
import { click, inTurn, openDialog, submitDialog, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../gallery/entry.ts'
import { assistant, owner } from '../gallery/fixtures.ts'
import { formsOf, loadedForm, someListedForms } from '../gallery/forms.ts'

const list = '/console-api/ListForms'
const load = '/console-api/LoadForm'
const save = '/console-api/SaveForm'

const forms = entriesOf('officeForms', '/office/forms')
const listed: GalleryReplies = { [list]: someListedForms }
const add = openDialog('main [data-add]')

const path = '/office/forms/rive-nord/a1b2c3'
const form = entriesOf('officeForm', path)
const filled: GalleryReplies = { [load]: loadedForm(), [save]: { Token: 'a1b2c3', Version: 5 } }
const withForm = (detail: Partial<FormDescription>, given: Partial<ReturnType<typeof loadedForm>> = {}) => ({
  ...filled,
  [load]: loadedForm(detail, given),
})
/** A colleague saved first: what is loaded then is this. */
const meanwhile = (detail: Partial<FormDescription>): GalleryReplies => ({
  ...filled,
  [load]: [loadedForm(), loadedForm(detail, { Version: 5 })],
  [save]: { refused: 'StaleEdit' },
})
const refusedAt = (
  Field: string,
  Key: 'LeadMissingWords' | 'LeadMissingChoices' | 'InvalidEmail' | 'InvalidWebsite',
) => ({
  ...filled,
  [save]: { refused: Key, errors: [{ Field: `detail.${Field}`, Key }] },
})

const question = (place: number) => `[class*="_question_"]:nth-of-type(${place})`
const button = (row: string, place: number) => click(`${row} [class*="_buttons_"] button`, place)
const firstPart = 'main section:has(#part-0)'
const secondPart = 'main section:has(#part-1)'
const shown = waitFor('main [class*="_question_"]')
const open = (row: string, place = 0) => inTurn(shown, button(row, place), waitFor('dialog'))
const changeFirst = open(`${firstPart} ${question(1)}`)
const changeChoice = open(`${secondPart} ${question(1)}`)
const addQuestion = inTurn(shown, click(`${firstPart} [data-question]`), waitFor('dialog'))
const box = (name: string, text: string) => type(`dialog input[id$="-${name}"], dialog textarea[id$="-${name}"]`, text)
const confirm = click('dialog [class*="_buttons_"] button', 1)
const saved = waitFor('main [class*="_saved_"]')
const news = waitFor('main [class*="_notice_"][role]')
const stale = waitFor('dialog form [role="status"] p')
const failed = waitFor('dialog form [class*="_notice_"]')
const wrong = waitFor('dialog [data-error-key]')
const handle = (row: string) => `${firstPart} ${row} [aria-pressed]`
const lift = inTurn(shown, async (page) => {
  const first = page.querySelector<HTMLElement>(handle(question(1)))
  first?.focus()
  first?.click()
})
const withTab = (tab: string) => ({ path: `${path}?tab=${tab}` })
const removed = readyForms.purchase.selectedFields.map((part) => ({ ...part, controls: part.controls.slice(1) }))

/** On what has the focus. */
const press = (key: string) => async (page: Document) => {
  page.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await new Promise((resolve) => requestAnimationFrame(resolve))
}
/** By its place in the list, among those that the first part does not have yet. */
const chooseKind = (place: number) =>
  inTurn(click('dialog input[id$="-kind"]'), waitFor('dialog [role="option"]'), click('dialog [role="option"]', place))
const severalChoices = chooseKind(10)

const dropAll = inTurn(openDialog('main [data-drop]'), click('dialog [class*="_buttons_"] button', 1))

export const gallery: GalleryEntry[] = [
  forms('filled', { replies: listed }),
  forms('none', { replies: { [list]: formsOf([]) } }),
  forms('no site', { replies: { [list]: formsOf([], []) } }),
  forms('loading', { replies: { [list]: 'pending' } }),
  forms('not loaded', { replies: { [list]: { refused: 'ServerError' } } }),
  forms('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  forms('one site', {
    replies: {
      [list]: formsOf(someListedForms.Forms.slice(0, 1), ['rive-nord']),
      '/console-api/LoadMe': { ...owner, Sites: owner.Sites.slice(0, 1) },
    },
    act: add,
  }),
  forms('add', { replies: listed, act: add }),
  forms('add, too many', {
    replies: { ...listed, [save]: { refused: 'TooManyRecords' } },
    act: inTurn(add, submitDialog, failed),
  }),
  forms('add, busy', { replies: { ...listed, [save]: 'pending' }, act: inTurn(add, submitDialog) }),
  forms('added', {
    replies: { ...listed, ...filled },
    act: inTurn(add, submitDialog, shown),
  }),

  form('filled', { replies: filled, act: shown }),
  form('published', { replies: withForm({}, { ChangedFl: 0 }), act: shown }),
  form('never published', { replies: withForm({}, { PublishedAt: '' }), act: shown }),
  form('closed', { replies: withForm({ activeFlag: 0 }, { ChangedFl: 0 }), act: shown }),
  form('blank', { replies: withForm({ ...readyForms.blank }, { PublishedAt: '' }) }),
  form('without a part', { replies: withForm({ selectedFields: [] }, { PublishedAt: '' }) }),
  form('loading', { replies: { [load]: 'pending' } }),
  form('not found', { replies: { [load]: { refused: 'NoAccess' } } }),
  form('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  form('in one language only', {
    replies: withForm({
      headerFr: '',
      selectedFields: [
        {
          sectionName: 'You',
          controls: [
            { code: 'A', label: 'Question' },
            { code: 'B', labelFr: 'Question' },
          ],
        },
      ],
    }),
    act: waitFor('main [class*="_missing_"]'),
  }),
  form('a text that is missing', {
    replies: withForm({ selectedFields: [{ controls: [{ code: 'A', label: 'Question' }] }] }),
    act: openDialog('main [class*="_missingButton_"]'),
  }),
  form('a part that is missing', {
    replies: withForm({ selectedFields: [{ sectionName: 'You', controls: [{ code: 'CITY' }] }] }),
    act: openDialog('main [class*="_missingButton_"]'),
  }),
  form('texts that are missing', {
    replies: withForm({ headerFr: '' }),
    act: inTurn(click('main [class*="_missingButton_"]'), waitFor('main [data-words]')),
  }),

  form('publish', {
    replies: {
      ...filled,
      '/console-api/PublishForm': { Version: 5 },
      [load]: [loadedForm(), loadedForm({}, { ChangedFl: 0 })],
    },
    act: inTurn(click('main [data-publish]'), saved),
  }),
  form('publish, busy', {
    replies: { ...filled, '/console-api/PublishForm': 'pending' },
    act: inTurn(shown, click('main [data-publish]')),
  }),
  form('publish, changed meanwhile', {
    replies: { ...filled, '/console-api/PublishForm': { refused: 'StaleEdit' } },
    act: inTurn(click('main [data-publish]'), news),
  }),
  form('publish, not permitted', {
    replies: { ...filled, '/console-api/PublishForm': { refused: 'NotPermitted' } },
    act: inTurn(click('main [data-publish]'), news),
  }),
  form('drop the changes', { replies: filled, act: openDialog('main [data-drop]') }),
  form('changes dropped', {
    replies: {
      ...{ ...filled, [save]: { Token: 'a1b2c3', Version: 5 } },
      [load]: [loadedForm(), loadedForm({}, { ChangedFl: 0 })],
    },
    act: inTurn(dropAll, saved),
  }),
  form('changes not dropped', {
    replies: { ...filled, [save]: { refused: 'ServerError' } },
    act: inTurn(dropAll, waitFor('dialog [class*="_notice_"]')),
  }),
  form('publish, a part asks nothing', {
    ...withTab('words'),
    replies: withForm({ ...readyForms.blank }, { PublishedAt: '' }),
    act: inTurn(click('main [data-publish]'), waitFor('main [role="tabpanel"] [class*="_notice_"]')),
  }),
  form('publish, no part', {
    replies: withForm({ selectedFields: [] }, { PublishedAt: '' }),
    act: inTurn(click('main [data-publish]'), waitFor('main [role="tabpanel"] [class*="_notice_"]')),
  }),

  form('a question', { replies: filled, act: changeFirst }),
  form('a question with choices', { replies: filled, act: changeChoice }),
  form('a question of ours', { replies: filled, act: open(`${firstPart} ${question(3)}`) }),
  form('a question of ours with choices', {
    replies: filled,
    act: open(`main section:has(#part-2) ${question(1)}`),
  }),
  form('a question for some addresses', {
    replies: filled,
    act: open(`main section:has(#part-2) ${question(5)}`),
  }),
  form('a new question', { replies: filled, act: addQuestion }),
  form('a new question, wrong', { replies: filled, act: inTurn(addQuestion, submitDialog, wrong) }),
  form('a new question, no choice', {
    replies: filled,
    act: inTurn(addQuestion, severalChoices, box('label', 'Topics'), submitDialog, wrong),
  }),
  form('a new question, a choice without words', {
    replies: filled,
    act: inTurn(
      addQuestion,
      severalChoices,
      box('label', 'Topics'),
      click('dialog [data-add]'),
      click('dialog [data-add]'),
      submitDialog,
      wrong,
    ),
  }),
  form('a new question, ready-made', { replies: filled, act: inTurn(addQuestion, chooseKind(0)) }),
  form('a question, refused', {
    replies: refusedAt('selectedFields.0.controls.0.label', 'LeadMissingWords'),
    act: inTurn(changeFirst, submitDialog, wrong),
  }),
  form('a question, saving', { replies: { ...filled, [save]: 'pending' }, act: inTurn(changeFirst, submitDialog) }),
  form('a question, not saved', {
    replies: { ...filled, [save]: { refused: 'ServerError' } },
    act: inTurn(changeFirst, submitDialog, failed),
  }),
  form('a question, saved', { replies: filled, act: inTurn(changeFirst, submitDialog, saved) }),
  form('a choice removed and moved', {
    replies: filled,
    act: inTurn(changeChoice, click('dialog [data-choice] button', 1), click('dialog [data-choice] button', 0)),
  }),
  form('a question, changed meanwhile', {
    replies: meanwhile({
      selectedFields: [
        {
          ...readyForms.purchase.selectedFields[0],
          controls: [{ code: 'FIRSTNAME', label: 'Your first name', labelFr: 'Votre prénom', requiredFlag: 1 }],
        },
      ],
    }),
    act: inTurn(changeFirst, box('label', 'Given name'), submitDialog, stale),
  }),
  form('another question, changed meanwhile', {
    replies: meanwhile({ formName: 'Buying your first home' }),
    act: inTurn(changeFirst, box('label', 'Given name'), submitDialog, stale),
  }),
  form('a question, removed meanwhile', {
    replies: meanwhile({ selectedFields: removed }),
    act: inTurn(changeFirst, box('label', 'Given name'), submitDialog, stale),
  }),
  form('a question, to be removed', { replies: filled, act: open(`${firstPart} ${question(1)}`, 3) }),
  form('a question, removed', {
    replies: filled,
    act: inTurn(open(`${firstPart} ${question(1)}`, 3), confirm, saved),
  }),
  form('a question, not removed', {
    replies: { ...filled, [save]: { refused: 'StaleEdit' } },
    act: inTurn(open(`${firstPart} ${question(1)}`, 3), confirm, waitFor('dialog [class*="_notice_"]')),
  }),

  form('lifted', { replies: filled, act: lift }),
  form('lifted, moved', { replies: filled, act: inTurn(lift, press('ArrowDown')) }),
  form('lifted, at the end', { replies: filled, act: inTurn(lift, press('ArrowUp')) }),
  form('put back', { replies: filled, act: inTurn(lift, press('ArrowDown'), press('Escape')) }),
  form('put down', {
    replies: filled,
    act: inTurn(lift, press('ArrowDown'), click(handle('[data-lifted="true"]')), saved),
  }),
  form('moved by its button', { replies: filled, act: inTurn(shown, button(`${firstPart} ${question(1)}`, 2), saved) }),
  form('moved, changed meanwhile', {
    replies: { ...filled, [save]: { refused: 'StaleEdit' } },
    act: inTurn(shown, button(`${firstPart} ${question(1)}`, 2), news),
  }),

  form('a part', {
    replies: filled,
    act: inTurn(shown, button(`${firstPart} [class*="_partHead_"]`, 0), waitFor('dialog')),
  }),
  form('a part, changed meanwhile', {
    replies: meanwhile({
      selectedFields: [{ sectionName: 'About you', sectionNameFr: 'À propos de vous', repeatFlag: 1, controls: [] }],
    }),
    act: inTurn(shown, button(`${firstPart} [class*="_partHead_"]`, 0), waitFor('dialog'), submitDialog, stale),
  }),
  form('a new part', { replies: filled, act: inTurn(shown, openDialog('main [class*="_stack_"] > [data-add]')) }),
  form('a part moved', {
    replies: filled,
    act: inTurn(shown, button(`${secondPart} [class*="_partHead_"]`, 1), saved),
  }),
  form('a part, to be removed', {
    replies: filled,
    act: inTurn(shown, button(`${firstPart} [class*="_partHead_"]`, 2), waitFor('dialog')),
  }),
  form('a part of one question, to be removed', {
    replies: withForm({ selectedFields: [{ controls: [{ code: 'CITY' }] }] }),
    act: inTurn(shown, button(`${firstPart} [class*="_partHead_"]`, 1), waitFor('dialog')),
  }),
  form('an empty part, to be removed', {
    replies: withForm({ ...readyForms.blank }),
    act: inTurn(button(`${firstPart} [class*="_partHead_"]`, 1), waitFor('dialog')),
  }),

  form('texts', { ...withTab('words'), replies: filled }),
  form('texts, in one column', { ...withTab('words'), replies: withForm({ numberOfColumns: 2 }) }),
  form('texts, to be changed', { ...withTab('words'), replies: filled, act: openDialog('main [data-words]') }),
  form('texts, wrong', {
    ...withTab('words'),
    replies: filled,
    act: inTurn(openDialog('main [data-words]'), box('formName', ''), box('formNameFr', ''), submitDialog, wrong),
  }),
  form('texts, changed meanwhile', {
    ...withTab('words'),
    replies: meanwhile({ header: 'Tell us everything.' }),
    act: inTurn(openDialog('main [data-words]'), box('header', 'Tell us.'), submitDialog, stale),
  }),

  form('recipients', { ...withTab('owners'), replies: filled }),
  form('no recipient', { ...withTab('owners'), replies: withForm({ owners: [] }) }),
  form('recipients, reading only', {
    ...withTab('owners'),
    replies: {
      ...filled,
      '/console-api/LoadMe': { ...owner, Actions: owner.Actions.filter((action) => action !== 'lead.view') },
    },
  }),
  form('a recipient', { ...withTab('owners'), replies: filled, act: openDialog('main [data-add]') }),
  form('a colleague as a recipient', {
    ...withTab('owners'),
    replies: filled,
    act: openDialog('main [class*="_records_"] ul[aria-label] button[class*="Button"]'),
  }),
  form('a recipient, wrong', {
    ...withTab('owners'),
    replies: filled,
    act: inTurn(openDialog('main [data-add]'), submitDialog, wrong),
  }),
  form('a recipient, changed meanwhile', {
    ...withTab('owners'),
    replies: meanwhile({ owners: [{ label: 'Anna B.', value: 'ANNA', email: 'anna@rive-nord.example' }] }),
    act: inTurn(openDialog('main [class*="_records_"] [class*="_buttons_"] button'), submitDialog, stale),
  }),
  form('a recipient, to be removed', {
    ...withTab('owners'),
    replies: filled,
    act: inTurn(click('main [class*="_records_"] [class*="_buttons_"] button', 1), waitFor('dialog')),
  }),
  form('a recipient, removed', {
    ...withTab('owners'),
    replies: filled,
    act: inTurn(click('main [class*="_records_"] [class*="_buttons_"] button', 1), waitFor('dialog'), confirm, saved),
  }),

  form('website', { ...withTab('place'), replies: filled }),
  form('website, not published', { ...withTab('place'), replies: withForm({}, { PublishedAt: '' }) }),
  form('no website', {
    ...withTab('place'),
    replies: withForm({ frameAncestors: [] }, { Warnings: ['NoFrameAncestors', 'NoRepeatableSection'] }),
  }),
  form('websites of the site', {
    ...withTab('place'),
    replies: withForm({ frameAncestors: [] }, { SiteAncestors: ['https://www.rive-nord.example'] }),
  }),
  form('add a website', { ...withTab('place'), replies: filled, act: openDialog('main [data-add]') }),
  form('add a website, wrong', {
    ...withTab('place'),
    replies: filled,
    act: inTurn(openDialog('main [data-add]'), box('Website', 'my page'), submitDialog, wrong),
  }),
  form('add a website, refused', {
    ...withTab('place'),
    replies: refusedAt('frameAncestors.1', 'InvalidWebsite'),
    act: inTurn(openDialog('main [data-add]'), box('Website', 'www.example.com'), submitDialog, wrong),
  }),
  form('add a website, changed meanwhile', {
    ...withTab('place'),
    replies: meanwhile({ frameAncestors: ['https://other.example'] }),
    act: inTurn(openDialog('main [data-add]'), box('Website', 'www.example.com'), submitDialog, stale),
  }),
  form('a website, to be removed', {
    ...withTab('place'),
    replies: filled,
    act: inTurn(click('main [class*="_records_"] [class*="_buttons_"] button'), waitFor('dialog')),
  }),
  form('remove', { ...withTab('place'), replies: filled, act: openDialog('main [data-remove]') }),
  form('remove, one lead', {
    ...withTab('place'),
    replies: withForm({}, { Leads: 1 }),
    act: openDialog('main [data-remove]'),
  }),
  form('remove, no lead', {
    ...withTab('place'),
    replies: withForm({}, { Leads: 0 }),
    act: openDialog('main [data-remove]'),
  }),
  form('remove, changed meanwhile', {
    ...withTab('place'),
    replies: { ...filled, '/console-api/RemoveForm': { refused: 'StaleEdit' } },
    act: inTurn(openDialog('main [data-remove]'), confirm, waitFor('dialog [class*="_notice_"]')),
  }),
  form('removed', {
    ...withTab('place'),
    replies: { ...filled, ...listed, '/console-api/RemoveForm': {} },
    act: inTurn(openDialog('main [data-remove]'), confirm, waitFor('main [role="status"] p')),
  }),
  form('preview in the other language, wide', {
    replies: filled,
    act: inTurn(click('[data-choice="fr"]'), click('[data-choice="desktop"]')),
  }),
]
