import { expect, it } from 'vitest'
import { consentBlocks } from './consent-blocks.ts'

it('finds title, paragraphs and headings', () =>
  expect(consentBlocks('Consent\n\nVersion 1.2\n\n1. What\nWe collect.\r\nAll of it.\n\n\nBy ticking …')).toEqual({
    title: 'Consent',
    blocks: [
      { text: 'Version 1.2' },
      { heading: '1. What', text: 'We collect.\nAll of it.' },
      { text: 'By ticking …' },
    ],
  }))
it('loses no word of the accepted text', () => {
  const text = 'Title\n\nOne <b>two</b>\n\nHead\nThree'
  const { title, blocks } = consentBlocks(text)
  const words = [title, ...blocks.flatMap(({ heading = '', text }) => [heading, text])].join(' ')
  expect(words.split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/))
})
it('separates the text in short from the whole text', () =>
  expect(consentBlocks('Consent\n\nIn short\nWho: us.\nWhy: it: is.\n\nVersion 1.3\n\n1. What\nWe collect.')).toEqual({
    title: 'Consent',
    short: {
      heading: 'In short',
      lines: [
        { about: 'Who:', text: ' us.' },
        { about: 'Why:', text: ' it: is.' },
      ],
    },
    blocks: [{ text: 'Version 1.3' }, { heading: '1. What', text: 'We collect.' }],
  }))
it('is empty for an empty text', () => expect(consentBlocks('')).toEqual({ title: '', blocks: [] }))
