import { expect, test } from 'vitest'
import { rawStringFindings } from './raw-strings.ts'

const count = (text: string) => rawStringFindings({ file: 'a.tsx', text }).length

test.each([
  '<p>Hello</p>',
  '<>Hello {name}</>',
  "<p>{'Hello'}</p>",
  '<p>{`Hello`}</p>',
  "<p>{ok ? 'Yes' : t('no')}</p>",
  '<img alt="A house" />',
  "<Field label={'Name'} />",
  "<Field aria-label={ok && 'Name'} />",
  '<input placeholder="Prénom" />',
  '<abbr title="Numéro">{x}</abbr>',
])('rejects the raw string of %s', (text) => {
  expect(count(text)).toBe(1)
})

test.each([
  "<p>{t('hello')}</p>",
  '<p>– 12 · {x}&nbsp;</p>',
  '<p className="big" data-testid="x" id="y">{x}</p>',
  "<Field label={t('name')} />",
  '<img alt="" />',
  "<Step name={'x'} />",
])('accepts %s', (text) => {
  expect(count(text)).toBe(0)
})
