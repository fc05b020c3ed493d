import { expect, it } from 'vitest'
import { placeAfterSignIn, signInPath } from './paths.ts'

const through = (page: string) =>
  placeAfterSignIn(new URL(signInPath(page), 'https://foyer.test').searchParams.get('to'))

it.each([
  '/office',
  '/office/d/rive-nord/7001',
  '/office/d/rive-nord/7001?tab=documents',
  '/office/deals?q=a%20b&v=open',
])('%s is shown after signing in', (page) => expect(through(page)).toBe(page))

it.each([
  ...['https://evil.example', '//evil.example', '/office//evil.example/..', '/office/\\evil', '/officer', '/demo/home'],
  ...['/office/sign-in?to=/office', '/office?x=javascript:alert(1)', '/office/%2e%2e/x', '/office/deals#x'],
])('%s is not shown after signing in', (page) => expect(through(page)).toBe('/office'))
