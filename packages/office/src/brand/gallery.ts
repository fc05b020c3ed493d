import { click, inTurn, type, waitFor } from '@foyer/ui/gallery/acts.ts'
import { brand, draftedBrand } from '../gallery/brand.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { assistant, newOwner } from '../gallery/fixtures.ts'

const page = entriesOf('officeBrand', '/office/brand')
const load = '/console-api/LoadBrand'
const filled = { [load]: brand }
const drafted = { [load]: draftedBrand }
const field = (name: string) => `main [id$="-${name}"]`
const fill = (name: string, text: string) => type(field(name), text)
const submit = click('main [class*="_actions_"] button[class*="_main_"]')
const publish = inTurn(waitFor('main [data-publish]'), click('main [data-publish]'))
const drop = inTurn(waitFor('main [data-drop]'), click('main [data-drop]'), waitFor('dialog[open]'))
const confirm = click('dialog[open] button[class*="_danger_"]')
const done = waitFor('main [role="status"] p')
const sample = 'main [data-sample-mail]'
const toggle = (value: string) => click(`main [data-choice="${value}"]`)
const meanwhile = waitFor('main [data-kind="warning"]')
const row = 'main [class*="_records_"] [class*="_buttons_"] button'

const picture = async (document: Document) => {
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]')
  if (input === null) throw new Error('the brand has no picture')
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'anna.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const send = inTurn(waitFor(field('PrimaryColor')), picture)

const theirs = { ...brand, Version: 1, ChangedFl: 1 as const, Link: { ...brand.Link, PrimaryColor: '#7a1f5c' } }

export const gallery: GalleryEntry[] = [
  page('filled', { replies: filled }),
  page('with a draft', { replies: drafted }),
  page('a colour that text cannot be read on', { replies: filled, act: fill('PrimaryColor', '#0078e1') }),
  page('in a dark window of a computer, in French', {
    replies: filled,
    act: inTurn(
      waitFor('main [data-choice="dark"]'),
      ...['documents', 'fr', 'desktop', 'dark'].map((value) => toggle(value)),
    ),
  }),
  page('sample mailed', {
    replies: { ...filled, '/console-api/SendSampleMail': { Email: 'anna@rive-nord.example' } },
    act: inTurn(waitFor(sample), click(sample), waitFor('main section [role="status"] p')),
  }),
  page('sample being mailed', {
    replies: { ...filled, '/console-api/SendSampleMail': 'pending' },
    act: inTurn(waitFor(sample), click(sample)),
  }),
  page('sample not mailed', {
    replies: { ...filled, '/console-api/SendSampleMail': { refused: 'ServerError' } },
    act: inTurn(waitFor(sample), click(sample), waitFor('main section [data-kind="error"]')),
  }),
  page('loading', { replies: { [load]: 'pending' } }),
  page('not loaded', { replies: { [load]: { refused: 'ServerError' } } }),
  page('not permitted', { replies: { '/console-api/LoadMe': assistant } }),
  page('no site', { replies: { '/console-api/LoadMe': newOwner } }),
  page('wrong', {
    replies: {
      ...filled,
      '/console-api/SaveBrandDraft': {
        refused: 'InvalidSetting',
        errors: [
          { Field: 'Link.PrimaryColor', Key: 'InvalidSetting' },
          { Field: 'Link.AgentProfile.Web', Key: 'InvalidSetting' },
        ],
      },
    },
    act: inTurn(fill('PrimaryColor', 'red'), submit, waitFor('main [data-error-key]')),
  }),
  page('saving', {
    replies: { ...filled, '/console-api/SaveBrandDraft': 'pending' },
    act: inTurn(fill('PrimaryColor', '#7a1f5c'), submit),
  }),
  page('publishing', {
    replies: { ...drafted, '/console-api/PublishBrand': 'pending' },
    act: publish,
  }),
  page('published', { replies: { [load]: [draftedBrand, brand] }, act: inTurn(publish, done) }),
  page('not published', {
    replies: { ...drafted, '/console-api/PublishBrand': { refused: 'NotPermitted' } },
    act: inTurn(publish, waitFor('main [role="alert"]')),
  }),
  page('changed meanwhile', {
    replies: { [load]: [brand, theirs], '/console-api/SaveBrandDraft': { refused: 'StaleEdit' } },
    act: inTurn(fill('PrimaryColor', '#112233'), submit, meanwhile),
  }),
  page('emptied meanwhile', {
    replies: {
      [load]: [
        brand,
        { ...theirs, Link: { ...brand.Link, AgentProfile: { ...brand.Link.AgentProfile, Title: 'Agent' } } },
      ],
      '/console-api/SaveBrandDraft': { refused: 'StaleEdit' },
    },
    act: inTurn(fill('AgentProfile.Title', ''), submit, meanwhile),
  }),
  page('published by another one', {
    replies: { [load]: [draftedBrand, theirs], '/console-api/PublishBrand': { refused: 'StaleEdit' } },
    act: inTurn(publish, meanwhile),
  }),
  page('to be dropped', { replies: drafted, act: drop }),
  page('dropped', { replies: { [load]: [draftedBrand, brand] }, act: inTurn(drop, confirm, done) }),
  page('brought back', { replies: drafted, act: inTurn(waitFor(row), click(row), done) }),
  page('picture refused', {
    replies: filled,
    upload: { refused: 'InvalidImage' },
    act: inTurn(send, waitFor('main [role="alert"]')),
  }),
  page('picture stored', { replies: filled, act: inTurn(send, waitFor('main img')) }),
  page('picture on its way', { replies: filled, upload: { part: 0.5 }, act: send }),
]
