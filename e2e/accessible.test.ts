import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { expectAccessible } from './support/axe.ts'
import { borrowBrowser, newContext } from './support/browser.ts'

let stage: Awaited<ReturnType<typeof borrowBrowser>>
beforeAll(async () => {
  stage = await borrowBrowser()
})
afterAll(() => stage.leave())

/** Everything that the faults below change is on it once, without a fault. */
const right = `<main><h1>Documents</h1><h2 class="part">Files</h2><p>Sent</p><p class="pale">Soon</p>
  <label>Name <input id="name"></label><button class="icon" aria-label="Close"></button><button id="send">Send</button></main>`

const show = (page: Page, body: string) =>
  page.setContent(`<html lang="en"><title>Documents</title><style>.pale { color: #555 } .dark { background: #333 }</style>
    <body>${body}</body></html>`)

const faults: readonly [fault: string, body: string][] = [
  [
    'a field without its label',
    right.replace('<label>Name <input id="name"></label>', '<p>Name</p> <input id="name">'),
  ],
  ['a button without its name', right.replace(' aria-label="Close"', '')],
  ['a button without its text', right.replace('>Send<', '><')],
  ['a heading that leaves out a level', right.replaceAll('h2', 'h4')],
  [
    'a text on another ground',
    right.replace('<p class="pale">Soon</p>', '<div class="dark"><p class="pale">Soon</p></div>'),
  ],
  ['a text outside of the landmarks', right.replace('</main>', '</main><p>Sent</p>')],
]

describe('on a page whose kinds of elements were checked before', () => {
  test.each(faults)('%s is found', async (_, body) => {
    const context = await newContext(stage.browser, { language: 'en', width: 1280 })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await show(page, right)
    await expectAccessible(page)
    await show(page, body)
    await expect(expectAccessible(page)).rejects.toThrow('axe on')
  })
})
