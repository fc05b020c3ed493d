import { expect, test } from 'vitest'
import { packagesAlike } from './types.ts'

test('packages with the same options, whatever they include, are compiled as one program', () => {
  const server = JSON.stringify({ extends: '../../base.json', compilerOptions: { types: ['node'] }, include: ['src'] })
  const dev = JSON.stringify({
    extends: '../../base.json',
    compilerOptions: { types: ['node'] },
    include: ['src', 'x'],
  })
  const domain = JSON.stringify({ extends: '../../base.json', include: ['src'] })
  const configs = new Map(Object.entries({ server, domain, dev }))
  expect(packagesAlike(configs)).toEqual([['server', 'dev'], ['domain']])
})
