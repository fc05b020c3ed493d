import { expect, test } from 'vitest'
import { nameInMail, withoutLinks } from './links.ts'

test.each([
  ['http://evil.example/x', 'http: //evil. example/x'],
  ['Go to www.evil.com now', 'Go to www. evil. com now'],
  ['a@evil.co', 'a@evil. co'],
  ['evil\u3002com', 'evil\u3002 com'],
  ['http://203.0.113.7', 'http: //203. 0. 113. 7'],
  ['203\uff0e0\uff61113\u20247', '203. 0. 113. 7'],
  ['evil.\u2060com', 'evil. \u2060com'],
  ['evil\u00ad.com', 'evil\u00ad. com'],
  ['http:\u200b//evil', 'http: \u200b//evil'],
  ['evil\uff61com', 'evil\uff61 com'],
  ['12.50 $ at 4.75 %. Thanks', '12.50 $ at 4.75 %. Thanks'],
])('%j is shown as %j, which no mail program turns into a link', (text, shown) =>
  expect(withoutLinks(text)).toBe(shown),
)

test.each([
  ['  Marie-Ève  O’Brien, Jr. ', 'Marie-Ève O’Brien, Jr.'],
  ['http://evil.com', 'http evil. com'],
  ['Ada\r\nBcc: all@evil.com', 'Ada Bcc all evil. com'],
  ['Call 416-555-0123', 'Call - -'],
  ['{{name}} $t(x) <b>', 'name t(x) b'],
  ['محمد', 'محمد'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the name %j is shown as %j', (name, shown) => expect(nameInMail(name)).toBe(shown))

/** Exponential time would exceed the time limit of a test. */
test.each(['\ufeff', '\ufe0f', '\u034f', '\u200b', ' ', '.', ':', '/', '1.', '1\u200b', 'a.', 'a\ufe0f.'])(
  'a text of ten thousand %j is searched in linear time',
  (hostile) => {
    for (const text of [hostile.repeat(10_000), `a:${hostile.repeat(10_000)}b`, `1${hostile.repeat(10_000)}.2`]) {
      expect(withoutLinks(text).length).toBeGreaterThanOrEqual(text.length)
    }
  },
)
